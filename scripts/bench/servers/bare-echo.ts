// The yardstick of the chat: a socket.io room echo that stores nothing.
import { createServer } from "node:http";
import { Server } from "socket.io";

const server = createServer();
const io = new Server(server, { serveClient: false, perMessageDeflate: false });
io.on("connection", (socket) => {
  socket.on("join-room", (room: string, reply: (answer: unknown) => void) => {
    void socket.join(room);
    reply({ ok: true });
  });
  socket.on("send-message", (message: { chatRoomId: string }, reply: (answer: unknown) => void) => {
    io.to(message.chatRoomId).emit("new-message", message);
    reply({ ok: true });
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : 0);
});
