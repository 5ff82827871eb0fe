# Sourced by ./play and ./check: makes .venv and fills it with the locked packages of requirements/$1.txt.
# Nothing outside this folder is touched. Run again it does nothing unless the list or Python changed.
set -eu

fail() { echo "$1" >&2; exit 2; }

find_python() {
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    fail "Python 3.11 or newer is missing: install it (on Debian: sudo apt install python3 python3-venv)."
}

install_packages() {
    list="requirements/$1.txt"
    python=$(find_python) || exit 2
    stamp="$("$python" --version) $(cksum < "$list")"
    [ "$(cat ".venv/installed-$1" 2>/dev/null)" = "$stamp" ] && return
    if ! [ -x .venv/bin/python ] || [ "$(.venv/bin/python --version 2>&1)" != "$("$python" --version)" ]; then
        "$python" -m venv --clear .venv >/dev/null 2>&1 ||
            fail "Python's venv module is missing or .venv cannot be written: on Debian, sudo apt install python3-venv."
    fi
    echo "Setting up: installing the packages of $list into .venv (once) ..." >&2
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement "$list" >&2 ||
        fail "The packages of $list could not be installed: see pip's words above; a network is needed the first time."
    printf '%s' "$stamp" > ".venv/installed-$1"
}
