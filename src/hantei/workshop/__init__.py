"""The workshop: a page on which a scenario, an encounter or somebody is written, checked and kept.

`manuscript` is the file and `versions` all that it ever was; `gate` lets in whoever started the workshop; `reading`
says what is wrong with a text, in a process of its own (`desk`); `completing` what may stand at a place (`caret`);
`trying` plays it many times, and `figures` says what that comes to. `pages` and `playing` hold the routes, and
`workshop` puts all of it together.
"""
