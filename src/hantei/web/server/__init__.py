"""The tables that a server has in memory: who reaches them, who is told, what drives them on."""
