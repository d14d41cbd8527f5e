import { newId } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { Message } from "../src/messages/message-model.ts";
import { admin, buy, member, say, send, useChat } from "./support.ts";

const chat = useChat({ replicas: 2, scale: 1 });

describe("limits at their real size", () => {
  // Abuse case 28.
  it("allow thirty messages at once, over all replicas together, then ten a second", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const clients = await Promise.all([chat.replica(0).connect(owner), chat.replica(1).connect(owner)]);
    const startedAt = performance.now();
    const input = () => ({ chatRoomId: room.id, content: "빨리", clientMessageId: newId() });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => clients.map((client) => send(client, input()))).flat(),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const stored = answers.filter(({ ok }) => ok).length;
    expect(stored).toBeGreaterThanOrEqual(30);
    expect(stored).toBeLessThanOrEqual(31 + Math.ceil(seconds * 10));
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: 1 });
    expect(await Message.countDocuments({ chatRoomId: room.id })).toBe(stored);
    const patient = clients[0];
    if (!patient) throw new Error("no client");
    await until(async () => (await send(patient, input())).ok, { intervalMs: 50 });
  });

  it("do not hold back other people", async () => {
    const [noisy, quiet] = [member(), member()];
    const [theirs, ours] = [await buy(chat.http, noisy), await buy(chat.http, quiet)];
    const [flooding, waiting] = await Promise.all([chat.http.connect(noisy), chat.http.connect(quiet)]);
    for (let count = 0; count < 500; count += 1) flooding.emit("send-message", { chatRoomId: theirs.id, content: "x" });
    expect(await say(waiting, ours.id, "저는 한 번")).toMatchObject({ seq: 1 });
  });

  it("cut a client that goes far beyond them, on all sockets together, and block its user alone", async () => {
    const [person, other] = [member(), member()];
    const room = await buy(chat.http, person);
    const theirs = await buy(chat.http, other);
    const waiting = await chat.http.connect(other);
    const ask = async (count: number) => {
      const socket = await chat.http.connect(person);
      for (let index = 0; index < count; index += 1) socket.emit("join-room", room.id);
      return socket;
    };
    const flooding = [await ask(400), await ask(400)];
    await until(() => flooding.some(({ disconnected }) => disconnected));
    await expect(chat.http.connect(person)).rejects.toThrow("RATE_LIMITED");
    expect(await say(waiting, theirs.id, "저는 한 번")).toMatchObject({ seq: 1 });
  });

  it("let an administrator join a thousand rooms at once", async () => {
    const room = await buy(chat.http, member());
    const socket = await chat.http.connect(admin());
    const join = () =>
      new Promise<string>((done) => {
        socket.emit("join-room", room.id, (reply) => done(reply.ok ? "joined" : reply.code));
      });
    const answers = await Promise.all(Array.from({ length: 1000 }, join));
    expect(answers).not.toContain("RATE_LIMITED");
    // What a busy machine did not get through in time is asked for again, as browsers do.
    const late = answers.filter((answer) => answer !== "joined").length;
    for (let asked = 0; asked < late; asked += 1) expect(await join()).toBe("joined");
  });

  it("allow a person twenty sockets on a replica", async () => {
    const person = member();
    for (let count = 0; count < 20; count += 1) await chat.http.connect(person);
    await expect(chat.http.connect(person)).rejects.toThrow("RATE_LIMITED");
    await chat.http.connect(member());
  });
});
