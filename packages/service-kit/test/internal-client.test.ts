import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { defineCall } from "@legal/contracts";
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
routes.get("/internal/search", (req, res) => void res.json(req.query));
routes.post("/internal/echo", (req, res) => void res.json(req.body));
routes.get("/internal/broken", () => {
  throw new Error("no");
});

const CONTRACT = { access: "service", summary: "" } as const;
const params = z.strictObject({ id: z.string() });
const answerOf = z.object({ id: z.string(), requestId: z.string() });
const userCall = defineCall("GET /internal/users/:id", { ...CONTRACT, params, response: answerOf });
const echoed = z.strictObject({ a: z.array(z.number()) });
const echoCall = defineCall("POST /internal/echo", { ...CONTRACT, body: echoed, response: echoed });
const searchQuery = z.strictObject({ after: z.string().optional(), limit: z.coerce.number<number>().optional() });
const searched = z.record(z.string(), z.string());
const searchCall = defineCall("GET /internal/search", { ...CONTRACT, query: searchQuery, response: searched });
const otherShape = defineCall("GET /internal/users/:id", { ...CONTRACT, params, response: z.object({ name: params }) });
const noCall = defineCall("GET /internal/nothing", CONTRACT);
const brokenCall = defineCall("GET /internal/broken", CONTRACT);
const askFor = (id: string) => (client: InternalClient) => client.call(userCall, { params: { id } });

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
    const answer = await withRequestId("request-777", () => askFor("u1")(clientOf(http.url)));
    expect(answer).toEqual({ id: "u1", requestId: "request-777" });
    expect(await clientOf(http.url).call(echoCall, { body: { a: [1] } })).toEqual({ a: [1] });
  });

  it("encode the parts of an address, and leave out what is not given", async () => {
    const client = clientOf(http.url);
    const id = "a/b?c=1&d#e";
    expect(await withRequestId("request-778", () => askFor(id)(client))).toMatchObject({ id });
    expect(await client.call(searchCall, { query: { after: id, limit: 5 } })).toEqual({ after: id, limit: "5" });
    expect(await client.call(searchCall, { query: { after: undefined } })).toEqual({});
    expect(await client.call(searchCall)).toEqual({});
  });

  it("bring a file as it is", async () => {
    const bytes = await withRequestId("request-779", () =>
      clientOf(http.url).bytes(userCall, { params: { id: "u1" } }),
    );
    expect(JSON.parse(bytes.toString())).toEqual({ id: "u1", requestId: "request-779" });
  });

  it("turn what went wrong into the right code, without the host's name", async () => {
    const failures: [string, (client: InternalClient) => Promise<unknown>, number][] = [
      [http.url, (client) => client.call(noCall), 404],
      [http.url, (client) => client.call(brokenCall), 502],
      [urlOf(silent), askFor("u1"), 504],
      [closedUrl, askFor("u1"), 503],
    ];
    for (const [baseUrl, ask, status] of failures) {
      await expect(ask(clientOf(baseUrl))).rejects.toMatchObject({
        status,
        message: expect.not.stringContaining("127.0.0.1"),
      });
    }
  });

  it("refuse an answer of another shape", async () => {
    const call = clientOf(http.url).call(otherShape, { params: { id: "u1" } });
    await expect(call).rejects.toMatchObject({ status: 502, code: "UPSTREAM_FAILED" });
  });
});
