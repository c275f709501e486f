"""The web table: play and referee in a browser. One process, HTML from the server, fragments as things change."""
