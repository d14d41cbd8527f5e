import { SOCKET_PATH } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { tokenFor, until } from "@legal/test-kit";
import fc from "fast-check";
import { io as openClient } from "socket.io-client";
import { admin, AUDIENCE, buy, hearing, join, member, messagesOf, say, send, useChat } from "./support.ts";

const chat = useChat({ replicas: 2, publicOrigin: "https://legal.example", scale: 1000 });

const handshake = (headers: Record<string, string>, query = "EIO=4&transport=polling") =>
  fetch(`${chat.http.url}${SOCKET_PATH}/?${query}`, { headers });
const bearer = (user: User) => ({ authorization: `Bearer ${tokenFor(user, AUDIENCE)}` });

/** Opens a websocket with the given headers; resolves with whether it was accepted. */
const tryWebsocket = (extraHeaders: Record<string, string>, auth = {}) => {
  const client = openClient(chat.http.url, {
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    extraHeaders,
    auth,
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  client.once("connect", () => resolve(true));
  client.once("connect_error", () => resolve(false));
  return promise.finally(() => client.disconnect());
};

describe("opening a socket", () => {
  // Abuse case 28.
  it.each([
    ["no token", () => ({})],
    ["a token for another service", () => ({ authorization: `Bearer ${tokenFor(member(), "auth")}` })],
    ["a word that is no token", () => ({ authorization: "Bearer x.y.z" })],
    ["a page of another site", () => ({ ...bearer(member()), origin: "https://evil.example" })],
    ["a page without an origin", () => ({ ...bearer(member()), origin: "null" })],
    ["the site's name on plain http", () => ({ ...bearer(member()), origin: "http://legal.example" })],
  ])("is refused to %s, by either transport", async (_what, headers) => {
    const refused = await handshake(headers());
    expect(refused.ok).toBe(false);
    expect(await refused.text()).not.toContain("sid");
    expect(await tryWebsocket(headers())).toBe(false);
  });

  it("is open to our own page with a token", async () => {
    expect(await tryWebsocket({ ...bearer(member()), origin: "https://legal.example" })).toBe(true);
    expect((await handshake(bearer(member()))).status).toBe(200);
  });

  it("is refused to a page of another person than the session's", async () => {
    const person = member();
    expect(await tryWebsocket(bearer(person), { userId: person.id })).toBe(true);
    expect(await tryWebsocket(bearer(person), { userId: newId() })).toBe(false);
  });

  it("does not serve the client library", async () => {
    expect((await fetch(`${chat.http.url}${SOCKET_PATH}/socket.io.js`, { headers: bearer(member()) })).ok).toBe(false);
  });
});

describe("joining a room", () => {
  // Abuse case 29.
  it("sends a stranger no message, whatever it requests", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const person = member();
    const stranger = await chat.replica(1).connect(person);
    const received = [hearing(stranger, "new-message"), hearing(stranger, "messages-read")];
    const receivedRooms = hearing(stranger, "room-updated");
    const wishes: unknown[] = [
      room.id,
      [room.id],
      { id: room.id },
      { $ne: null },
      `room:${room.id}`,
      "admins",
      null,
      1,
      "",
    ];
    for (const wish of wishes) {
      const answer = await stranger.emitWithAck("join-room", wish);
      expect(answer).toMatchObject({ ok: false, code: wish === room.id ? "ROOM_NOT_FOUND" : "VALIDATION_FAILED" });
    }
    expect(await send(stranger, { chatRoomId: room.id, content: "x" })).toMatchObject({
      ok: false,
      code: "ROOM_NOT_FOUND",
    });
    const ours = await chat.http.connect(owner);
    await join(ours, room.id);
    await say(ours, room.id, "비밀");
    // What the stranger may receive travels the same way and later, so the silence before it was complete.
    const strangersRoom = await buy(chat.http, person, "lawsuit");
    await until(() => receivedRooms.some(({ id }) => id === strangersRoom.id));
    expect(received).toEqual([[], []]);
    expect(new Set(receivedRooms.map(({ id }) => id))).toEqual(new Set([strangersRoom.id]));
  });

  it("answers with the newest number, so that a client knows what it missed", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const client = await chat.http.connect(owner);
    expect(await join(client, room.id)).toEqual({ ok: true, lastSeq: 0 });
    await say(client, room.id, "1");
    expect(await join(await chat.replica(1).connect(owner), room.id)).toEqual({ ok: true, lastSeq: 1 });
  });

  it("lets staff into any room, and explains a refusal in the caller's language", async () => {
    const room = await buy(chat.http, member());
    expect(await join(await chat.http.connect(admin()), room.id)).toMatchObject({ ok: true });
    const absent = await join(await chat.http.connect(admin({ language: "en" })), newId());
    expect(absent).toMatchObject({ ok: false, message: "This chat room could not be found" });
  });

  it("misses nothing over a reconnection", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const staff = await chat.http.connect(admin());
    const first = await chat.http.connect(owner);
    await join(first, room.id);
    const received = hearing(first, "new-message");
    await say(staff, room.id, "1");
    await until(() => received.length === 1);
    first.disconnect();
    await say(staff, room.id, "2");
    await say(staff, room.id, "3");
    const second = await chat.replica(1).connect(owner);
    const later = hearing(second, "new-message");
    await join(second, room.id);
    await say(staff, room.id, "4");
    const missed = await messagesOf(chat.http, owner, room.id, "?after=1");
    await until(() => later.length > 0);
    expect(new Set([...missed, ...later].map(({ content }) => content))).toEqual(new Set(["2", "3", "4"]));
  });
});

describe("hostile events", () => {
  // Abuse case 31.
  it("leaves the service alive after ten thousand of them", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const client = await chat.http.connect(owner);
    const events = fc.constantFrom("join-room", "send-message", "new-message", "no-such-event", "__proto__");
    const input = fc.record(
      {
        chatRoomId: fc.oneof(fc.constant(room.id), fc.anything()),
        content: fc.anything(),
        clientMessageId: fc.oneof(fc.uuid(), fc.anything()),
        fileUrl: fc.oneof(fc.webUrl(), fc.anything()),
        senderId: fc.anything(),
      },
      { requiredKeys: [] },
    );
    const payload = fc.oneof(
      fc.constant(null),
      fc.constant(room.id),
      input,
      fc.anything(),
      fc.string({ maxLength: 200 }),
    );
    const samples = fc.sample(fc.tuple(events, fc.array(payload, { maxLength: 3 }), fc.boolean()), 10_000);
    const raw = client as unknown as { emit(event: string, ...args: unknown[]): void };
    for (const [event, args, wantsAnswer] of samples) {
      const printable = JSON.parse(
        JSON.stringify(args, (_key, value: unknown) => (typeof value === "bigint" ? "big" : value)),
      );
      raw.emit(event, ...(printable as unknown[]), ...(wantsAnswer ? [() => undefined] : []));
    }
    expect(await say(client, room.id, "아직 있습니다")).toMatchObject({ content: "아직 있습니다" });
    expect(chat.logs.text()).not.toContain("unexpected failure");
  });

  // Abuse case 28.
  it("closes a connection that sends more than 64 kB at once, and no other", async () => {
    const other = await chat.http.connect(member());
    const flooding = await chat.http.connect(member());
    (flooding as unknown as { emit(event: string, payload: string): void }).emit("join-room", "x".repeat(70_000));
    await until(() => flooding.disconnected);
    expect(other.connected).toBe(true);
  });
});
