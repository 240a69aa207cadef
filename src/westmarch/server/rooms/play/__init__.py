"""What changes a game in progress: moves, undo, chat, seats that change hands, endings.

It knows no HTTP and no WebSocket.
"""
