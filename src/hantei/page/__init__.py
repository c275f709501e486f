"""Hantei in a page: a site of files that plays without a server (`hantei page`).

`site` puts it together, `parts` asks the package registries for what it is made of, `packing` says what of Hantei goes
in, `compiling` has its modules compiled. `shell/` is what the browser runs around the application; `inside` hands its
requests to the application.
"""
