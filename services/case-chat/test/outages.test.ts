import { newId } from "@legal/service-kit";
import { until, waited } from "@legal/test-kit";
import { PNG, tryUpload } from "./support-files.ts";
import { admin, buy, hearing, join, member, messagesOf, say, send, useChat } from "./support.ts";

const chat = useChat({ replicas: 2, proxied: true });

const openRoom = async () => {
  const owner = member();
  const room = await buy(chat.http, owner);
  const client = await chat.http.connect(owner);
  await join(client, room.id);
  await say(client, room.id, "vorher");
  return { owner, room, client };
};

describe("while MongoDB is down", () => {
  afterEach(async () => {
    chat.proxy("mongodb").restore();
    await until(async () => (await chat.http.get("/health/ready")).status === 200, { timeoutMs: 20_000 });
  });

  // A server that hangs without closing is first noticed by the driver's next heartbeat.
  it.each([
    ["cut", 8000],
    ["stall", 12_000],
  ] as const)(
    "says so in time (%s, within %i ms) and loses nothing",
    async (how, limitMs) => {
      const { owner, room, client } = await openRoom();
      const input = { chatRoomId: room.id, content: "während", clientMessageId: newId() };
      chat.proxy("mongodb")[how]();
      const [list, listMs] = await waited(() => chat.http.get("/api/chat-rooms/my", { as: owner }));
      expect(list).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
      const [refused, sendMs] = await waited(() => send(client, input));
      expect(refused).toMatchObject({ ok: false, code: "SERVICE_UNAVAILABLE" });
      expect((await tryUpload(chat.http, owner, PNG, "x.png")).status).toBe(503);
      expect(await chat.http.get("/health/ready")).toMatchObject({ status: 503, body: { down: ["mongodb"] } });
      expect(Math.max(listMs, sendMs)).toBeLessThan(limitMs);
      chat.proxy("mongodb").restore();
      await until(async () => (await send(client, input)).ok, { timeoutMs: 20_000, intervalMs: 200 });
      await until(async () => (await messagesOf(chat.http, owner, room.id)).length === 2);
      const messages = await messagesOf(chat.http, owner, room.id);
      expect(messages.map(({ content }) => content)).toEqual(["vorher", "während"]);
    },
    60_000,
  );
});

describe("while Redis is down", () => {
  it("keeps HTTP and the chat of one replica going, and joins the replicas again afterwards", async () => {
    const { owner, room, client } = await openRoom();
    const elsewhere = await chat.replica(1).connect(admin());
    await join(elsewhere, room.id);
    const here = hearing(client, "new-message");
    const there = hearing(elsewhere, "new-message");
    chat.proxy("redis").cut();
    const [sent, sendMs] = await waited(() => say(client, room.id, "ohne Redis"));
    expect(sendMs).toBeLessThan(5000);
    await until(() => here.some(({ id }) => id === sent.id));
    expect((await chat.http.get("/api/chat-rooms/my", { as: owner })).status).toBe(200);
    expect((await tryUpload(chat.http, owner, PNG, "x.png")).status).toBe(201);
    expect((await chat.http.get("/health/ready")).status).toBe(200);
    expect(there).toEqual([]);
    chat.proxy("redis").restore();
    await until(
      async () => {
        await say(client, room.id, "wieder da");
        return there.length > 0;
      },
      { timeoutMs: 20_000, intervalMs: 200 },
    );
  });
});
