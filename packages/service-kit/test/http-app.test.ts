import { totalmem } from "node:os";
import { defineCall } from "@legal/contracts";
import { sendAfterAnswer, testUser, type TestHttp } from "@legal/test-kit";
import { z } from "zod";
import { conflict, createRouter, parse, userOf, type HealthCheck } from "../src/index.ts";
import { requireAdmin, requireService, requireUser } from "../src/index.ts";
import { startTestApp } from "./support.ts";

interface Failure {
  code: string;
  message: string;
  details?: { path: string; message: string }[];
  requestId: string;
}

const greet = defineCall("POST /greet/:times", {
  access: "anyone",
  summary: "",
  params: z.strictObject({ times: z.coerce.number("limit.range").int("limit.range") }),
  query: z.strictObject({ loud: z.enum(["yes", "no"]).default("no") }),
  body: z.strictObject({ username: z.string("username.required").min(3, "username.min") }),
});

const routes = createRouter();
routes.post("/greet/:times", (req, res) => void res.json(parse(greet, req)));
routes.post("/taken", () => {
  throw conflict("USERNAME_TAKEN", "username");
});
routes.get("/broken", () => {
  throw new Error("secret database at 10.0.0.7 said no to kim@example.com");
});
routes.get("/me", requireUser, (req, res) => void res.json(userOf(req)));
routes.get("/office", requireAdmin, (_req, res) => void res.json({}));
routes.get("/internal/thing", requireService("case-chat"), (_req, res) => void res.json({ ok: true }));
routes.post("/upload", requireUser);
routes.post("/stream", (req, res) => {
  let bytes = 0;
  req.on("data", (chunk: Buffer) => (bytes += chunk.length)).on("end", () => res.json({ bytes }));
});

let http: Awaited<ReturnType<typeof startTestApp>>;
let redisIsUp: HealthCheck = async () => undefined;

beforeAll(async () => {
  http = await startTestApp([routes], {
    checks: { mongodb: async () => undefined, redis: () => redisIsUp() },
    optionalChecks: { rabbitmq: async () => Promise.reject(new Error("away")) },
    streamedPaths: ["/stream", "/upload"],
  });
});
afterAll(() => http.close());

const raw = (path: string, init: RequestInit): Promise<Response> =>
  fetch(new URL(path, http.url), { method: "POST", ...init });
const json = { "content-type": "application/json" };
const failure = async (answer: Response): Promise<Failure> => (await answer.json()) as Failure;

describe("bodies", () => {
  it("gives the parsed parts to the route", async () => {
    const answer = await http.post("/greet/2?loud=yes", { username: "kim" });
    expect(answer.body).toEqual({ params: { times: 2 }, query: { loud: "yes" }, body: { username: "kim" } });
  });

  it.each([
    ["text/plain", "x"],
    ["application/x-www-form-urlencoded", "username=kim"],
    ["multipart/form-data; boundary=x", "--x--"],
    ["text/plain", ""],
    ["application/jsonp", "{}"],
  ])("refuses %s with body %j", async (type, body) => {
    const answer = await raw("/greet/1", { headers: { "content-type": type }, body });
    expect(answer.status).toBe(415);
    expect((await failure(answer)).code).toBe("UNSUPPORTED_MEDIA_TYPE");
  });

  it("refuses compressed bodies", async () => {
    const answer = await raw("/greet/1", { headers: { ...json, "content-encoding": "gzip" }, body: "x" });
    expect(answer.status).toBe(415);
  });

  it("answers a stream that it does not read to its end, and lets it be sent", async () => {
    const body = Buffer.alloc(3 * 1024 * 1024);
    const to = { url: http.url, method: "POST", path: "/upload" };
    expect(await sendAfterAnswer(to, { "content-type": "image/png" }, body)).toBe(401);
  });

  it("refuses more than 10 kB, and the next request is answered", async () => {
    const body = JSON.stringify({ username: "k".repeat(11_000) });
    const answer = await raw("/greet/1", { headers: json, body });
    expect(answer.status).toBe(413);
    expect((await failure(answer)).code).toBe("PAYLOAD_TOO_LARGE");
    expect((await http.post("/greet/1", { username: "kim" })).status).toBe(200);
  });

  it("refuses malformed JSON", async () => {
    const answer = await raw("/greet/1", { headers: json, body: '{"username":' });
    expect(answer.status).toBe(400);
    expect((await failure(answer)).code).toBe("MALFORMED_JSON");
  });

  it("leaves the paths that read their own stream alone", async () => {
    const answer = await raw("/stream", { headers: { "content-type": "image/png" }, body: "x".repeat(50_000) });
    expect(await answer.json()).toEqual({ bytes: 50_000 });
  });
});

describe("validation", () => {
  it("names every wrong field once, in the caller's language", async () => {
    const answer = await http.post<Failure>(
      "/greet/x?loud=no",
      { username: "k" },
      { headers: { "accept-language": "en-GB,ko;q=0.5" } },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("VALIDATION_FAILED");
    expect(answer.body.details?.map(({ path }) => path)).toEqual(["times", "username"]);
    expect(answer.body.details?.[1]?.message).toMatch(/3/);
    expect(JSON.stringify(answer.body)).not.toMatch(/username\.min|[가-힣]/);
  });

  it.each(["isAdmin", "__proto__", "constructor"])("refuses the unknown field %s", async (name) => {
    const body = `{"username":"kim","${name}":{"role":"admin"}}`;
    const answer = await raw("/greet/1", { headers: json, body });
    expect(answer.status).toBe(400);
    expect((await failure(answer)).details?.map(({ path }) => path)).toEqual([name]);
  });

  it("names at most twenty wrong fields, however many and long they are", async () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 1]));
    const answer = await http.post<Failure>("/greet/1", body);
    expect([answer.status, answer.body.details?.length]).toEqual([400, 20]);
    const long = await raw("/greet/1", { headers: json, body: JSON.stringify({ ["k".repeat(9000)]: 1 }) });
    expect((await long.text()).length).toBeLessThan(1000);
  });

  it("judges a missing body field by field", async () => {
    const answer = await http.post<Failure>("/greet/1");
    expect(answer.body.details?.map(({ path }) => path)).toEqual(["username"]);
  });

  it.each([{ username: { $ne: null } }, { username: ["kim"] }, { username: null }])(
    "refuses %j for a text",
    async (body) => {
      expect((await http.post("/greet/1", body)).status).toBe(400);
    },
  );

  it("refuses a repeated or nested query", async () => {
    expect((await http.post("/greet/1?loud=yes&loud=no", { username: "kim" })).status).toBe(400);
    expect((await http.post("/greet/1?loud[$ne]=no", { username: "kim" })).status).toBe(400);
  });
});

const messageFor = async (options: Parameters<TestHttp["post"]>[2]): Promise<string> =>
  (await http.post<Failure>("/taken", {}, options)).body.message;

describe("failures", () => {
  it("speak the signed-in user's language, else the browser's, else Korean", async () => {
    const korean = await messageFor({});
    const japanese = await messageFor({ as: testUser({ language: "ja" }), headers: { "accept-language": "en" } });
    const english = await messageFor({ headers: { "accept-language": "fr, en;q=0.3" } });
    expect(new Set([korean, japanese, english]).size).toBe(3);
    expect(korean).toMatch(/[가-힣]/);
    expect(japanese).toMatch(/[ぁ-ん]/);
    expect(english).toMatch(/^[A-Z][\x20-\x7E]+$/);
  });

  it("carry code, field and request id", async () => {
    const answer = await http.post<Failure>("/taken", {}, { headers: { "x-request-id": "request-12345" } });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: "USERNAME_TAKEN", requestId: "request-12345" });
    expect(answer.body.details).toEqual([{ path: "username", message: answer.body.message }]);
    expect(answer.headers.get("x-request-id")).toBe("request-12345");
  });

  it("replace a request id that could not be one", async () => {
    const answer = await http.get("/me", { headers: { "x-request-id": "a b" } });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("hide an unexpected error, and the log keeps it without personal data", async () => {
    const answer = await http.get<Failure>("/broken");
    expect(answer.status).toBe(500);
    expect(answer.body.code).toBe("INTERNAL_ERROR");
    expect(JSON.stringify(answer.body)).not.toMatch(/10\.0\.0\.7|secret|stack/);
    expect(http.logs.text()).toContain("secret database at 10.0.0.7");
    expect(http.logs.text()).not.toContain("kim@example.com");
  });

  it("answer unknown and malformed paths as JSON", async () => {
    expect((await http.get<Failure>("/nowhere")).body.code).toBe("NOT_FOUND");
    expect((await http.get<Failure>("/greet/%E0%A4%A")).status).toBe(400);
    expect((await http.post<Failure>("/greet/%E0%A4%A", { username: "kim" })).body.code).toBe("VALIDATION_FAILED");
  });
});

describe("paths", () => {
  it.each([
    "/ME",
    "/me/",
    "/Internal/thing",
    "/internal/thing/",
    "/metrics/",
    "/Metrics",
    "/HEALTH/live",
    "/health/live/",
  ])("are taken as they are written: there is no %s", async (path) => {
    expect((await http.get(path, { as: testUser() })).status).toBe(404);
  });
});

describe("guards", () => {
  it("let the right callers through and no others", async () => {
    const member = testUser();
    const admin = testUser({ role: "admin" });
    expect((await http.get("/me")).status).toBe(401);
    expect((await http.get("/me", { as: member })).body).toEqual({ ...member, authTime: expect.any(Number) });
    expect((await http.get("/me", { asService: "auth" })).status).toBe(401);
    expect((await http.get("/office")).status).toBe(401);
    expect((await http.get("/office", { as: member })).status).toBe(403);
    expect((await http.get("/office", { as: admin })).status).toBe(200);
    expect((await http.get("/internal/thing", { as: admin })).status).toBe(401);
    expect((await http.get("/internal/thing", { asService: "auth" })).status).toBe(403);
    expect((await http.get("/internal/thing", { asService: "case-chat" })).status).toBe(200);
  });
});

describe("health, metrics and log", () => {
  it("names the dependency that is down, and heals", async () => {
    expect((await http.get("/health/ready")).body).toMatchObject({ status: "ready", checks: { rabbitmq: "down" } });
    redisIsUp = () => new Promise(() => undefined);
    const down = await http.get("/health/ready");
    expect(down.status).toBe(503);
    expect(down.body).toMatchObject({
      status: "unavailable",
      down: ["redis"],
      checks: { mongodb: "up", redis: "down" },
    });
    expect((await http.get("/health/live")).status).toBe(200);
    redisIsUp = async () => undefined;
    expect((await http.get("/health/ready")).status).toBe(200);
  });

  it("measures and logs routes by their pattern, never by their URL", async () => {
    await http.post("/greet/31415?loud=yes", { username: "kim" });
    const { body } = await http.get<string>("/metrics");
    expect(body).toContain('http_request_duration_seconds_count{method="POST",route="/greet/:times",status="200"}');
    expect(body).toContain("process_cpu_seconds_total");
    const [, limit] = /^process_memory_limit_bytes (\d+)$/m.exec(body) ?? [];
    expect(Number(limit)).toBeGreaterThan(process.memoryUsage.rss());
    expect(Number(limit)).toBeLessThanOrEqual(totalmem());
    expect(http.logs.text()).toContain('"route":"/greet/:times"');
    expect(http.logs.text()).not.toMatch(/31415|kim/);
  });

  it("says nothing about itself and forbids caching", async () => {
    const { headers } = await http.get("/me", { as: testUser() });
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
