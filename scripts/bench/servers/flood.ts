// People who open all the sockets they may and send on each far more than they may; cut ones come back.
import { randomUUID } from "node:crypto";
import { io } from "socket.io-client";

/** A hundredfold of what one person may send. More would measure the machine that has to send it. */
const TURN_MS = 50;

interface Person {
  headers: Record<string, string>;
  room: string;
}

const target = process.env["TARGET"] ?? "";
const people = JSON.parse(process.env["PEOPLE"] ?? "[]") as Person[];
const all = people.flatMap(({ headers, room }) =>
  Array.from({ length: Number(process.env["SOCKETS"] ?? 1) }, () => ({
    room,
    socket: io(target, { transports: ["websocket"], extraHeaders: headers, forceNew: true, autoConnect: false }),
  })),
);
let sent = 0;
let timer: NodeJS.Timeout | undefined;

const turn = () => {
  for (const { socket, room } of all) {
    if (!socket.connected) continue;
    socket.emit("send-message", { chatRoomId: room, clientMessageId: randomUUID(), content: "flood" }, () => {});
    sent += 1;
  }
};

const begin = () => {
  for (const { socket } of all) socket.connect();
  timer = setInterval(turn, TURN_MS);
};

const end = (): number => {
  clearInterval(timer);
  for (const { socket } of all) socket.disconnect();
  const done = sent;
  sent = 0;
  return done;
};

process.on("message", (question) => {
  if (question === "begin") {
    begin();
    process.send?.(0);
  } else process.send?.(end());
});
process.on("disconnect", () => process.exit());
process.send?.(1);
