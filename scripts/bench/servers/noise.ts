// One program with one websocket of one member, which sends what is no event of the chat as fast as it can and comes back when it is cut.
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const TEXT = 1;
const PING = 9;
const PONG = 10;
const BACK_AFTER_MS = 300;
const AT_ONCE = 2000;

/** A masked websocket frame of less than 126 bytes. */
const frame = (opcode: number, payload: string): Buffer => {
  const mask = randomBytes(4);
  const masked = Buffer.from(payload).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | masked.length]), mask, masked]);
};

const NOISE: Record<string, Buffer> = {
  pings: frame(PING, "x".repeat(120)),
  pongs: frame(PONG, "x".repeat(120)),
  "unknown namespaces": frame(TEXT, "40/x,"),
  acknowledgements: frame(TEXT, '437["x"]'),
  heartbeats: frame(TEXT, "3"),
};

const { hostname, port } = new URL(process.env["TARGET"] ?? "");
const { cookie = "", origin = "" } = JSON.parse(process.env["HEADERS"] ?? "{}") as Record<string, string>;
let sent = 0;
let running = false;
let socket: Socket | undefined;

const handshake = [
  "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
  `Host: ${hostname}:${port}`,
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  `Cookie: ${cookie}`,
  `Origin: ${origin}`,
].join("\r\n");

const flood = (kind: string, reads: boolean): void => {
  const opened = connect(Number(port), hostname);
  socket = opened;
  const packets = Buffer.concat(Array<Buffer>(AT_ONCE).fill(NOISE[kind] ?? Buffer.alloc(0)));
  const push = (): void => {
    if (!running || opened.destroyed) return;
    sent += AT_ONCE;
    opened.write(packets, () => setImmediate(push));
  };
  opened.on("error", () => opened.destroy());
  opened.once("close", () => running && setTimeout(() => running && flood(kind, reads), BACK_AFTER_MS));
  opened.once("data", () => {
    opened.write(frame(TEXT, "40"));
    if (reads) opened.resume();
    else opened.pause();
    push();
  });
  opened.write(`${handshake}\r\n\r\n`);
};

process.on("message", (question) => {
  const { kind, reads } = question as { kind?: string; reads?: boolean };
  running = kind !== undefined;
  if (kind !== undefined) flood(kind, reads ?? false);
  else socket?.destroy();
  process.send?.(sent);
  sent = 0;
});
process.on("disconnect", () => process.exit());
process.send?.(1);
