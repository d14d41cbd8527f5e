import { connect, type Socket } from "node:net";

const CHUNK_BYTES = 65_536;

const answered = (socket: Socket): Promise<number> =>
  new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("data", (head) => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head.toString("latin1"))?.[1])));
  });

const send = (socket: Socket, chunk: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

/**
 * Begins a request whose body comes only once the answer is there, as that of a slow upload which is refused early.
 * Returns the status when the whole body could be sent; rejects when the server closed the connection before.
 */
export const sendAfterAnswer = async (
  { url, method, path }: { url: string; method: string; path: string },
  headers: Record<string, string>,
  body: Buffer,
): Promise<number> => {
  const { host, hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  try {
    const lines = Object.entries({ host, ...headers, "content-length": String(body.length) });
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(": ")).join("\r\n")}\r\n\r\n`);
    const status = await answered(socket);
    for (let sent = 0; sent < body.length; sent += CHUNK_BYTES)
      await send(socket, body.subarray(sent, sent + CHUNK_BYTES));
    return status;
  } finally {
    // A late reset of a connection that is given up is of no interest.
    socket.on("error", () => undefined).destroy();
  }
};
