# To be written.
