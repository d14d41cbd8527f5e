import { jest } from "@jest/globals";
import { SOCKET_PATH } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { Message } from "../src/messages/message-model.ts";
import { roomChannel } from "../src/realtime/channels.ts";
import { disconnectSessions } from "../src/realtime/disconnect-sessions.ts";
import { admin, buy, join, member, say, send, useChat } from "./support.ts";
import { bearer, NOISE, openRaw, type Noise } from "./support-raw-sockets.ts";

const chat = useChat({ scale: 1 });
const TIMES = 20_000;

/** Whether the server still has a socket of that person, whatever their side knows. */
const isConnected = ({ id }: User) =>
  [...chat.http.io.of("/").sockets.values()].some(({ data }) => data.user.id === id);

describe("more than a person may send", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const kinds = Object.keys(NOISE) as Noise[];
  it.each(kinds.flatMap((kind) => [[kind, true] as const, [kind, false] as const]))(
    "is cut: %s, whether answers are read (%s) or not, and others go on",
    async (kind, reads) => {
      const [noisy, quiet] = [member(), member()];
      const room = await buy(chat.http, quiet);
      const theirs = await chat.http.connect(quiet);
      const { socket } = await openRaw(chat.http, noisy);
      if (!reads) socket.pause();
      // The clock stands still, so that the budget does not refill while a slow machine gets on.
      jest.spyOn(Date, "now").mockReturnValue(Date.now());
      socket.write(Buffer.concat(Array<Buffer>(TIMES).fill(NOISE[kind])));
      await until(() => !isConnected(noisy));
      expect(await say(theirs, room.id, "저는 한 번")).toMatchObject({ seq: 1 });
      await expect(chat.http.connect(noisy)).rejects.toThrow("websocket error");
      socket.destroy();
    },
  );

  it("is cut by long polling, too", async () => {
    const noisy = member();
    const { poll, post } = await openPolling(noisy);
    await post("40");
    await until(async () => (await poll()).text.includes('40{"sid"'));
    await post(Array<string>(5000).fill("40/x,").join("\u001e"));
    await until(() => !isConnected(noisy));
    expect((await poll()).status).toBe(400);
  });

  it("is not what keeps to the limits: thirty of the longest messages at once, staff in a thousand rooms", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const client = await chat.http.connect(owner);
    const input = () => ({ chatRoomId: room.id, content: "한".repeat(4000), clientMessageId: newId() });
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(client, input())));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const staff = await chat.http.connect(admin());
    await Promise.all(Array.from({ length: 1000 }, () => join(staff, room.id)));
    expect([client.connected, staff.connected]).toEqual([true, true]);
  });
});

describe("a browser that does not read", () => {
  it("is cut when a megabyte waits for it, and who reads is not", async () => {
    const [slow, quick] = [admin(), admin()];
    const room = await buy(chat.http, member());
    const reading = await chat.http.connect(quick);
    await join(reading, room.id);
    const { socket } = await openRaw(chat.http, slow);
    const server = [...chat.http.io.of("/").sockets.values()].find(({ data }) => data.user.id === slow.id);
    await server?.join(roomChannel(room.id));
    socket.pause();
    let received = 0;
    reading.on("new-message", () => (received += 1));
    let sent = 0;
    await until(
      async () => {
        chat.http.io.local.to(roomChannel(room.id)).emit("new-message", { content: "가".repeat(60_000) } as never);
        sent += 1;
        await until(() => received === sent);
        return !isConnected(slow);
      },
      { intervalMs: 0 },
    );
    expect(isConnected(quick)).toBe(true);
    socket.destroy();
  });
});

/** The requests of long polling, one by one. */
const openPolling = async (user: User) => {
  const url = `${chat.http.url}${SOCKET_PATH}/?EIO=4&transport=polling`;
  const ask = async (query: string, as: User, init: RequestInit = {}) => {
    const answer = await fetch(url + query, { ...init, headers: { ...bearer(as), "content-type": "text/plain" } });
    return { status: answer.status, text: await answer.text() };
  };
  const opened = await ask("", user);
  const { sid } = JSON.parse(opened.text.slice(1)) as { sid: string };
  return {
    poll: (as = user) => ask(`&sid=${sid}`, as),
    post: (body: string, as = user) => ask(`&sid=${sid}`, as, { method: "POST", body }),
  };
};

const readConnect = async (poll: () => Promise<{ text: string }>) =>
  until(async () => (await poll()).text.includes('40{"sid"'));

describe("a connection by long polling", () => {
  it("belongs to the session that opened it alone", async () => {
    const [owner, thief] = [member(), member()];
    const room = await buy(chat.http, owner);
    const { poll, post } = await openPolling(owner);
    await post("40");
    await readConnect(poll);
    const input = (content: string) =>
      `42${JSON.stringify(["send-message", { chatRoomId: room.id, content, clientMessageId: newId() }])}`;
    const otherDevice = { ...owner, sessionId: "b".repeat(64) };
    for (const stranger of [thief, otherDevice]) {
      expect((await post(input("남의 이름으로"), stranger)).status).toBe(400);
      expect((await poll(stranger)).text).not.toContain("42");
    }
    expect((await post(input("내 이름으로"))).status).toBe(200);
    await until(async () => (await Message.countDocuments({ chatRoomId: room.id })) > 0);
    expect(await Message.find({ chatRoomId: room.id })).toMatchObject([{ content: "내 이름으로" }]);
  });

  it("is sent nothing more when its session is over, not even what waited", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const { poll, post } = await openPolling(owner);
    await post("40");
    await readConnect(poll);
    await post(`42${JSON.stringify(["join-room", room.id])}`);
    await until(() => [...(chat.http.io.of("/").adapter.rooms.get(roomChannel(room.id)) ?? [])].length > 0);
    chat.http.io.local.to(roomChannel(room.id)).emit("new-message", { content: "비밀" } as never);
    disconnectSessions(chat.http.io, [owner.sessionId]);
    await until(() => !isConnected(owner));
    const after = await poll();
    expect(after.text).not.toContain("비밀");
    expect(after.status).toBe(400);
  });
});
