import * as contracts from "@legal/contracts";
import type { Call } from "@legal/contracts";
import { matchRoute } from "../src/routing/match-route.ts";
import { ROUTES } from "../src/routing/route-table.ts";
import { gatewayUnderTest, sendRaw } from "./support.ts";

const world = gatewayUnderTest();
let gateway: Awaited<ReturnType<typeof world.start>>;
beforeAll(async () => {
  gateway = await world.start();
});

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "access" in value && "path" in value;
const calls = Object.values<unknown>(contracts).filter(isCall);
const publicCalls = calls.filter(({ access }) => access !== "service");
const example = ({ path }: Pick<Call, "path">) => path.replaceAll(/:\w+/g, "01900000-0000-7000-8000-000000000000");

describe("the table", () => {
  it.each(publicCalls.map((call) => [call.method, call.path, call] as const))(
    "agrees with the contract: %s %s",
    (method, path, call) => {
      const route = matchRoute(method, example(call));
      expect({ path: route.path, access: route.access }).toEqual({ path, access: call.access });
    },
  );

  it("knows nothing internal", () => {
    for (const call of calls.filter(({ access }) => access === "service"))
      expect(() => matchRoute(call.method, example(call))).toThrow("route");
  });

  it("has no line without a contract", () => {
    const known = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    const lines = ROUTES.filter(({ path }) => path.startsWith("/api/")).map(({ method, path }) => `${method} ${path}`);
    expect(lines.filter((line) => !known.has(line))).toEqual([]);
  });
});

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, unknown>; parameters: { name: string; in: string }[]; requestBody?: unknown }
    >
  >;
}

describe("/api/openapi.json", () => {
  it("describes every public call and nothing internal", async () => {
    const answer = await gateway.fetch("/api/openapi.json");
    const document = (await answer.json()) as Document;
    expect(document.openapi).toBe("3.1.0");
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = calls
      .filter(({ access }) => access !== "service")
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(described.toSorted()).toEqual(expected.toSorted());
    expect(JSON.stringify(document)).not.toContain("/internal");
  });

  it("names both answers of a call that makes only what is absent", async () => {
    const document = (await (await gateway.fetch("/api/openapi.json")).json()) as Document;
    const responses = document.paths["/api/chat-rooms/admin-support"]?.["post"]?.responses;
    expect(Object.keys(responses ?? {})).toEqual(["200", "201", "default"]);
    expect(responses?.["200"]).toHaveProperty(["content", "application/json", "schema"]);
  });

  it("carries the schemas: bodies as they are sent, answers, parameters, the error", async () => {
    const document = (await (await gateway.fetch("/api/openapi.json")).json()) as Document;
    const signup = document.paths["/api/auth/signup"]?.["post"];
    expect(signup).toHaveProperty(
      ["requestBody", "content", "application/json", "schema", "properties", "username", "minLength"],
      3,
    );
    expect(signup).toHaveProperty([
      "responses",
      "201",
      "content",
      "application/json",
      "schema",
      "properties",
      "displayName",
    ]);
    expect(
      document.paths["/api/chat-rooms/{id}/messages"]?.["get"]?.parameters.map((one) => `${one.in} ${one.name}`),
    ).toEqual(expect.arrayContaining(["path id", "query before", "query after", "query limit"]));
    expect(document.paths["/api/upload"]?.["post"]).toHaveProperty(["requestBody", "content", "multipart/form-data"]);
    expect(document).toHaveProperty("components.schemas.Error.properties.requestId");
  });
});

describe("/api/docs", () => {
  it("is a page that needs nothing from elsewhere", async () => {
    const answer = await gateway.fetch("/api/docs");
    const html = await answer.text();
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    for (const { path } of publicCalls) expect(html).toContain(path);
    expect(html).not.toMatch(/<script|src=|https?:\/\//);
    expect(html).toContain("RATE_LIMITED");
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'; style-src 'nonce-/);
  });
});

describe("health and metrics", () => {
  it("report that the process lives and what is down", async () => {
    expect(await (await gateway.fetch("/health/live")).json()).toEqual({ status: "live" });
    const ready = await gateway.fetch("/health/ready");
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: "ready",
      down: ["auth"],
      checks: { redis: "up", auth: "down", site: "up" },
    });
  });

  it("show metrics to this machine only", async () => {
    await (await gateway.fetch("/api/chat-rooms/my")).text();
    const metrics = await gateway.fetch("/metrics");
    expect(await metrics.text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/chat-rooms/my",status="401"} 1',
    );
    const forwarded = await sendRaw(
      gateway.port,
      "GET /metrics HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 1.2.3.4\r\nConnection: close\r\n\r\n",
    );
    expect(forwarded).toMatch(/^HTTP\/1\.1 404 /);
    const behind = await world.start({ TRUSTED_PROXY_HOPS: 1 });
    expect((await behind.fetch("/metrics")).status).toBe(404);
  });
});
