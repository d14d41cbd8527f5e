// Answers a small JSON to everything and counts the connections it was given.
import { createServer } from "node:http";

const body = JSON.stringify({
  google: false,
  list: Array.from({ length: 10 }, (_, index) => ({ id: index, name: `item ${index}` })),
});
let connections = 0;
let requests = 0;
const server = createServer({ keepAliveTimeout: 60_000 }, (_req, res) => {
  requests += 1;
  res.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) }).end(body);
});
server.on("connection", () => (connections += 1));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : 0);
});
process.on("message", () => process.send?.({ connections, requests }));
