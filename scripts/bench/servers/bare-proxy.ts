// The yardstick of the gateway: express and http-proxy-middleware with kept-alive connections, and nothing else.
import { Agent } from "node:http";
import express from "express";
import { createProxyMiddleware } from "http-proxy-middleware";

const app = express();
app.use(
  createProxyMiddleware({ target: process.env["TARGET"] ?? "", agent: new Agent({ keepAlive: true, maxSockets: 64 }) }),
);
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : 0);
});
