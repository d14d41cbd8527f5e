import { once } from "node:events";
import { join as joinPath } from "node:path";
import { SOCKET_PATH } from "@legal/contracts/constants";
import type { ChatRoom, Message } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { tokenFor, until, useBackingServices, useServiceProcess } from "@legal/test-kit";
import { io as openClient } from "socket.io-client";
import { admin, AUDIENCE, hearing, member, type Client } from "./support.ts";

const services = useBackingServices({ consumers: [AUDIENCE] });
const startProcess = useServiceProcess({
  name: "case-chat",
  directory: joinPath(import.meta.dirname, ".."),
  backing: services,
});
const launch = (port = "0") => startProcess({ PORT: port, RATE_LIMIT_SCALE: "1000", PRESENCE_SECONDS: "3" });

const connect = async (url: string, user: User): Promise<Client> => {
  const extraHeaders = { authorization: `Bearer ${tokenFor(user, AUDIENCE)}` };
  const client: Client = openClient(url, {
    path: SOCKET_PATH,
    transports: ["websocket"],
    forceNew: true,
    extraHeaders,
  });
  await once(client as never, "connect");
  return client;
};

const ask = async <T>(url: string, user: User, path: string, body?: unknown): Promise<T> => {
  const headers = { authorization: `Bearer ${tokenFor(user, AUDIENCE)}`, "content-type": "application/json" };
  const answer = await fetch(url + path, {
    method: body ? "POST" : "GET",
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as T;
};

/** Sends as the browser does: again under the same id, until it is acknowledged. */
const sendUntilStored = async (client: Client, chatRoomId: string, clientMessageId: string): Promise<void> => {
  await until(
    async () => {
      const input = { chatRoomId, clientMessageId, content: clientMessageId };
      return (await client.timeout(3000).emitWithAck("send-message", input)).ok;
    },
    { timeoutMs: 90_000, intervalMs: 100 },
  );
};

describe("a killed service", () => {
  it("has every acknowledged message exactly once, and heals by itself", async () => {
    const owner = member();
    const first = await launch();
    const { port } = new URL(first.url);
    const room = await ask<ChatRoom>(first.url, owner, "/api/chat-rooms", {
      serviceType: "lawsuit",
      packageType: "deluxe",
    });
    const client = await connect(first.url, owner);
    const acknowledged: string[] = [];
    const ids = Array.from({ length: 150 }, newId);
    const sending = ids.map(async (id) => {
      await sendUntilStored(client, room.id, id);
      acknowledged.push(id);
    });
    await until(() => acknowledged.length >= 20);
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    const beforeCrash = [...acknowledged];
    const second = await launch(port);
    const survived = await ask<Message[]>(second.url, owner, `/api/chat-rooms/${room.id}/messages?limit=200`);
    expect(survived.map(({ clientMessageId }) => clientMessageId)).toEqual(expect.arrayContaining(beforeCrash));
    await Promise.all(sending);
    const messages = await ask<Message[]>(second.url, owner, `/api/chat-rooms/${room.id}/messages?limit=200`);
    expect(messages.map(({ seq }) => seq)).toEqual(ids.map((_id, index) => index + 1));
    expect(new Set(messages.map(({ clientMessageId }) => clientMessageId))).toEqual(new Set(ids));
    client.disconnect();
  }, 150_000);

  it("ends with code 0 at SIGTERM, after storing what it had accepted", async () => {
    const owner = member();
    const { child, url } = await launch();
    const room = await ask<ChatRoom>(url, owner, "/api/chat-rooms", { serviceType: "lawsuit", packageType: "deluxe" });
    const client = await connect(url, owner);
    const stored: Message[] = [];
    client.on("new-message", (message) => void stored.push(message));
    await client.emitWithAck("join-room", room.id);
    for (let count = 0; count < 50; count += 1)
      client.emit("send-message", { chatRoomId: room.id, content: `${count}` });
    await until(() => stored.length > 0);
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number];
    client.disconnect();
    expect(code).toBe(0);
  });
});

describe("a replica that is killed", () => {
  it("leaves no colleague behind in a case, and those who live on learn of it", async () => {
    const [first, second] = [admin(), admin()];
    const [dying, living] = [await launch(), await launch()];
    const body = { serviceType: "certified-mail", packageType: "standard" };
    const { id: roomId } = await ask<ChatRoom>(living.url, member(), "/api/chat-rooms", body);
    const theirs = await connect(dying.url, first);
    const ours = await connect(living.url, second);
    const received = hearing(ours, "colleagues-present");
    expect(await theirs.emitWithAck("attend-case", roomId)).toMatchObject({ ok: true });
    const there = { ok: true, colleagues: [{ id: first.id }] };
    expect(await ours.emitWithAck("attend-case", roomId)).toMatchObject(there);
    dying.child.kill("SIGKILL");
    await until(() => received.at(-1)?.colleagues.length === 0, { timeoutMs: 20_000 });
    theirs.disconnect();
    ours.disconnect();
  });
});
