import { connect, createServer } from "node:net";
import { startStack } from "@legal/local-stack";

// The stack listens on loopback only; a container is asked from outside.
const stack = await startStack({ dataDir: "/data/db", durable: true, onProgress: console.log });
const port = Number(new URL(stack.urls.mongodbUrl).port);

const server = createServer((outer) => {
  const inner = connect(port, "127.0.0.1");
  outer.pipe(inner).pipe(outer);
  outer.on("error", () => inner.destroy());
  inner.on("error", () => outer.destroy());
});
server.listen(27017, "0.0.0.0", () => console.log("Waiting for connections"));

process.once("SIGTERM", () => {
  server.close();
  void stack.stop().then(() => process.exit(0));
});
