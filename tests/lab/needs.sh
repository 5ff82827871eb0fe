# Sourced by the laboratory's parts: what the host must have, in one sentence if something is missing.

fail() { echo "The device laboratory cannot be made here: $*" >&2; exit 3; }

need() { # TOOL:DEBIAN-PACKAGE …
    want "$@"
    say_missing
}

want() { # the same, but say_missing says it, with what was added to `missing` since
    missing=()
    for tool; do
        [ -n "$(type -P "${tool%%:*}")" ] || missing+=("${tool##*:}")
    done
}

say_missing() {
    [ "${#missing[@]}" -eq 0 ] ||
        fail "it needs these Debian packages: ${missing[*]} (sudo apt-get install --no-install-recommends ${missing[*]})."
}

need_root() { [ "$(id -u)" -eq 0 ] || fail "$1 needs root."; }

debian() { # SUITE FOLDER PACKAGES [mmdebstrap options …]: a Debian root of this architecture or another
    suite=$1 root=$2 packages=$3
    shift 3
    rm -rf "$root" "$root.log"
    timeout 1500 mmdebstrap --quiet --mode=root --aptopt='APT::Install-Recommends "false"' \
        --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
        --include="$packages" "$@" "$suite" "$root" >"$root.log" 2>&1 || fail "Debian $suite cannot be fetched; see $root.log."
    # Where the host reaches the package index through a proxy with a certificate of its own, so does this root.
    [ ! -d "$root/etc/ssl/certs" ] || cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
}
