## The board

ua-board-battle = The battle
ua-board-operation = The operation so far
ua-board-enemy = The enemy
ua-board-post = Sniping point
ua-board-life = life { $n }
ua-board-final = final event
ua-board-plan = Maps
ua-board-map = Map { $n }
ua-board-start = Where it began
ua-board-unknown = Not yet seen
