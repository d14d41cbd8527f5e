import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { signerOf } from "@legal/test-kit";
import { Router } from "express";
import { z } from "zod";
import { createInternalClient, requireService, withRequestId, type InternalClient } from "../src/index.ts";
import { AUDIENCE, startTestApp } from "./support.ts";

const routes = Router();
routes.use("/internal", requireService("case-chat"));
routes.get(
  "/internal/users/:id",
  (req, res) => void res.json({ id: req.params.id, requestId: req.header("x-request-id") }),
);
routes.post("/internal/echo", (req, res) => void res.json(req.body));
routes.get("/internal/broken", () => {
  throw new Error("no");
});

const sign = signerOf("case-chat");
const clientOf = (baseUrl: string): InternalClient =>
  createInternalClient({ baseUrls: [baseUrl], signer: sign, audience: AUDIENCE, timeoutMs: 300 });

let http: Awaited<ReturnType<typeof startTestApp>>;
let silent: Server;
let closedUrl: string;

const listen = async (): Promise<Server> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
};
const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  http = await startTestApp([routes]);
  silent = await listen();
  const gone = await listen();
  closedUrl = urlOf(gone);
  await new Promise((resolve) => gone.close(resolve));
});
afterAll(async () => {
  await http.close();
  silent.closeAllConnections();
  silent.close();
});

describe("calls between services", () => {
  it("carry the caller's own token and the request's id, and parse the answer", async () => {
    const answer = await withRequestId("request-777", () =>
      clientOf(http.url).get("/internal/users/u1", z.object({ id: z.string(), requestId: z.string() })),
    );
    expect(answer).toEqual({ id: "u1", requestId: "request-777" });
    expect(await clientOf(http.url).post("/internal/echo", { a: [1] })).toEqual({ a: [1] });
  });

  it("turn what went wrong into the right code, without the host's name", async () => {
    const failures: [string, string, number][] = [
      [http.url, "/internal/nothing", 404],
      [http.url, "/internal/broken", 502],
      [urlOf(silent), "/internal/users/u1", 504],
      [closedUrl, "/internal/users/u1", 503],
    ];
    for (const [baseUrl, path, status] of failures) {
      const call = clientOf(baseUrl).get(path);
      await expect(call).rejects.toMatchObject({ status, message: expect.not.stringContaining("127.0.0.1") });
    }
  });

  it("refuse an answer of another shape", async () => {
    const call = clientOf(http.url).get("/internal/users/u1", z.object({ name: z.string() }));
    await expect(call).rejects.toMatchObject({ status: 502, code: "UPSTREAM_FAILED" });
  });
});
