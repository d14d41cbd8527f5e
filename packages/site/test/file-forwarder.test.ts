import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { createFileForwarder } from "../src/source/file-forwarder.ts";

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const serve = async (server: Server): Promise<URL> => {
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
};

const answerFile = (isKnown: boolean, content: string, res: ServerResponse) =>
  isKnown ? res.end(content) : res.writeHead(404).end();

describe("files of frontends that are deployed one by one", () => {
  it("are asked one replica after the other for a file that only one release has", async () => {
    const older = await serve(createServer((req, res) => answerFile(req.url === "/web/public/old.js", "old", res)));
    const newer = await serve(createServer((req, res) => answerFile(req.url === "/web/public/new.js", "new", res)));
    const gone = new URL("http://127.0.0.1:9");
    const forward = createFileForwarder(() => [gone, older, newer]);
    const app = express().use("/web", forward.handle);
    const at = new URL("/web/public", await serve(createServer(app))).href;
    expect(await (await fetch(`${at}/old.js`)).text()).toBe("old");
    expect(await (await fetch(`${at}/new.js`)).text()).toBe("new");
    expect((await fetch(`${at}/none.js`)).status).toBe(503);
    forward.stop();
  });
});
