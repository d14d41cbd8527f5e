import { createAppStore, type AppStore } from "../src/store/create-app-store.ts";
import { startApiServer, type ApiServer } from "../src/testing/api-server.ts";
import { member } from "../src/testing/people.ts";
import { checkSession, sessionApi } from "../src/session/session-api.ts";
import { waitFor } from "@testing-library/react";
import { logInAgain } from "../src/prompts/log-in-again.ts";
import { stepUp } from "../src/prompts/step-up.ts";
import { baseApi } from "../src/api/base-api.ts";
import type { CallArgs } from "../src/api/base-query.ts";

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    thing: build.query<{ name: string } | null, void>({ query: () => "/thing" }),
    change: build.mutation<null, CallArgs>({ query: (args) => args }),
  }),
});

let server: ApiServer;
let store: AppStore;

beforeEach(async () => {
  localStorage.clear();
  server = await startApiServer({});
  store = createAppStore();
});
afterEach(() => server.stop());

const askThing = () => store.dispatch(testApi.endpoints.thing.initiate());
const change = (args: CallArgs) => store.dispatch(testApi.endpoints.change.initiate(args));

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe("a call", () => {
  it("has a name of its own, by which the server logs it", async () => {
    server.handlers["GET /api/thing"] = () => ({ status: 502 });
    const { error } = await askThing();
    const named = server.received[0]?.headers["x-request-id"];
    expect(named).toMatch(UUID);
    expect(error).toMatchObject({ requestId: named });
    await change({ url: "/things", method: "POST" });
    expect(server.received[1]?.headers["x-request-id"]).not.toBe(named);
  });

  it("sends JSON, says the language of the page, and carries the idempotency key", async () => {
    server.handlers["POST /api/things"] = () => ({ status: 201, body: null });
    localStorage.setItem("language", "en");
    store = createAppStore();
    await change({ url: "/things", method: "POST", body: { name: "하나" }, idempotencyKey: "key-1" });
    const [call] = server.received;
    expect(call?.body).toBe('{"name":"하나"}');
    expect(call?.headers).toMatchObject({
      "content-type": "application/json",
      "accept-language": "en",
      "idempotency-key": "key-1",
    });
  });

  it("says whose page it comes from once that is known", async () => {
    server.handlers["GET /api/auth/me"] = () => ({ body: member });
    await change({ url: "/things", method: "POST" });
    await store.dispatch(sessionApi.endpoints.me.initiate());
    await change({ url: "/things", method: "POST" });
    const readers = server.received.map(({ headers }) => headers["x-reader"]);
    expect(readers).toEqual([undefined, undefined, member.id]);
  });

  it("reads an empty answer as null", async () => {
    server.handlers["POST /api/logout"] = () => ({ status: 204 });
    expect(await change({ url: "/logout", method: "POST" })).toEqual({ data: null });
  });

  it("is cached: a second reader sends nothing", async () => {
    server.handlers["GET /api/thing"] = () => ({ body: { name: "하나" } });
    const first = askThing();
    await first;
    first.unsubscribe();
    const { data } = await askThing();
    expect(data).toEqual({ name: "하나" });
    expect(server.received).toHaveLength(1);
  });
});

describe("a failed call", () => {
  it("is the status, a colon and the body, with its parts beside it, and is not repeated", async () => {
    const body = {
      code: "RATE_LIMITED",
      message: "잠시 후 다시 시도해주세요.",
      details: [{ path: "username", message: "이미 사용 중인 아이디입니다." }],
      requestId: "r-1",
    };
    server.handlers["GET /api/thing"] = () => ({ status: 429, headers: { "retry-after": "30" }, body });
    const { error } = await askThing();
    expect(error).toEqual({
      status: 429,
      message: `429: ${JSON.stringify(body)}`,
      code: "RATE_LIMITED",
      text: body.message,
      details: body.details,
      requestId: "r-1",
      retryAfterSeconds: 30,
    });
    expect(server.received).toHaveLength(1);
  });

  it("says the status text where there is no body, and survives a body that is no JSON", async () => {
    server.handlers["GET /api/thing"] = () => ({ status: 502 });
    expect((await askThing()).error).toMatchObject({ message: "502: Bad Gateway", code: "UNKNOWN", text: undefined });
    server.handlers["GET /api/thing"] = () => ({ status: 504, body: "<html>" });
    store = createAppStore();
    expect((await askThing()).error).toMatchObject({ message: "504: <html>", code: "UNKNOWN", details: [] });
  });

  it("is told apart when no answer came", async () => {
    await server.stop();
    expect((await askThing()).error).toMatchObject({
      status: 0,
      code: "NETWORK",
      requestId: expect.stringMatching(UUID),
    });
  });

  it("goes out once more by itself when the reader proved who they are, however many waited for it", async () => {
    const answers = [401, 401, 200, 200];
    server.handlers["GET /api/thing"] = () => ({
      status: answers.shift() ?? 500,
      body: answers.length >= 2 ? { code: "STEP_UP_REQUIRED", message: "", requestId: "r" } : { name: "하나" },
    });
    const ignore = stepUp.watch(() => undefined);
    const asking = [askThing(), change({ url: "/thing", method: "GET" })];
    await waitFor(() => expect(stepUp.isAsked() && server.received.length).toBe(2));
    stepUp.answer(true);
    for (const { data } of await Promise.all(asking)) expect(data).toEqual({ name: "하나" });
    expect(server.received).toHaveLength(4);
    ignore();
  });

  it("is refused when the reader does not want to prove it, or nothing on the page can ask", async () => {
    const refused = { status: 401, body: { code: "STEP_UP_REQUIRED", message: "", requestId: "r" } };
    server.handlers["GET /api/thing"] = () => refused;
    expect((await askThing()).error).toMatchObject({ code: "STEP_UP_REQUIRED" });
    const ignore = stepUp.watch(() => undefined);
    const asking = change({ url: "/thing", method: "GET" });
    await waitFor(() => expect(stepUp.isAsked()).toBe(true));
    stepUp.answer(false);
    expect((await asking).error).toMatchObject({ code: "STEP_UP_REQUIRED" });
    expect(server.received).toHaveLength(2);
    ignore();
  });

  it("checks the session when it has ended, and goes out again once the reader has logged in", async () => {
    const ignore = logInAgain.watch(() => undefined);
    server.handlers["GET /api/auth/me"] = () => ({ body: member });
    const session = store.dispatch(sessionApi.endpoints.me.initiate());
    expect((await session).data?.username).toBe("minji_kim");

    const ended = { status: 401, body: { code: "UNAUTHENTICATED", message: "", requestId: "r" } };
    server.handlers["GET /api/auth/me"] = () => ended;
    server.handlers["GET /api/thing"] = () => ended;
    const asking = askThing();
    await waitFor(() => expect(logInAgain.isAsked()).toBe(true));
    server.handlers["GET /api/auth/me"] = () => ({ body: member });
    server.handlers["GET /api/thing"] = () => ({ body: { name: "하나" } });
    await checkSession(store);
    expect((await asking).data).toEqual({ name: "하나" });
    ignore();
  });

  it("does not go out again as another person who has logged in instead", async () => {
    const ignore = logInAgain.watch(() => undefined);
    server.handlers["GET /api/auth/me"] = () => ({ body: member });
    await store.dispatch(sessionApi.endpoints.me.initiate());
    const ended = { status: 401, body: { code: "UNAUTHENTICATED", message: "", requestId: "r" } };
    server.handlers["GET /api/auth/me"] = () => ended;
    server.handlers["GET /api/thing"] = () => ended;
    const asking = askThing();
    await waitFor(() => expect(logInAgain.isAsked()).toBe(true));
    server.handlers["GET /api/auth/me"] = () => ({ body: { ...member, id: "somebody-else" } });
    await checkSession(store);
    expect((await asking).error).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(server.received.filter(({ path }) => path === "/api/thing")).toHaveLength(1);
    ignore();
  });

  it("is the answer to a visitor", async () => {
    const refused = { status: 401, body: { code: "UNAUTHENTICATED", message: "", requestId: "r" } };
    server.handlers["GET /api/thing"] = () => refused;
    const ignore = logInAgain.watch(() => undefined);
    expect((await askThing()).error).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(logInAgain.isAsked()).toBe(false);
    ignore();
  });
});
