## The board

sk-board = Battle sheet
