import type { ChatRoom, ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { admin, buy, hearing, join, member, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const name = (id: string, caseName: unknown, as: User) =>
  chat.http.patch<ChatRoom & ErrorBody>(`/api/chat-rooms/${id}/name`, { caseName }, { as });
const shown = async (id: string) => (await chat.http.get<ChatRoom>(`/api/chat-rooms/${id}`, { as: staff })).body;
const found = async (search: string) => {
  const query = encodeURIComponent(search);
  const { body } = await chat.http.get<ChatRoom[]>(`/api/chat-rooms?search=${query}&limit=200`, { as: staff });
  return body.map(({ id }) => id);
};

describe("a customer's name of a case", () => {
  it("is set, changed and removed by the customer, and read by staff", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    expect(room.caseName).toBeNull();
    expect(await name(room.id, "  아버지  땅 건 ", owner)).toMatchObject({
      status: 200,
      body: { caseName: "아버지 땅 건", version: room.version, caseNumber: room.caseNumber },
    });
    expect(await shown(room.id)).toMatchObject({ caseName: "아버지 땅 건" });
    await name(room.id, "할머니 집", owner);
    expect(await shown(room.id)).toMatchObject({ caseName: "할머니 집" });
    for (const nothing of ["", null]) {
      expect((await name(room.id, nothing, owner)).body.caseName).toBeNull();
      await name(room.id, "다시", owner);
    }
  });

  it("can be changed by no one else", async () => {
    const room = await buy(chat.http, member());
    expect(await name(room.id, "x", member())).toMatchObject({ status: 404, body: { code: "ROOM_NOT_FOUND" } });
    expect(await name(room.id, "x", staff)).toMatchObject({ status: 403 });
    expect((await shown(room.id)).caseName).toBeNull();
  });

  it("belongs to cases alone", async () => {
    const owner = member();
    const { body } = await chat.http.post<ChatRoom>("/api/chat-rooms/admin-support", undefined, { as: owner });
    expect(await name(body.id, "사무실", owner)).toMatchObject({ status: 404 });
  });

  it("has at most forty characters, on one line and without marks that turn text round", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    expect(await name(room.id, "가".repeat(41), owner)).toMatchObject({
      status: 400,
      body: { details: [{ path: "caseName", message: "사건 이름은 최대 40자까지 가능합니다" }] },
    });
    expect((await name(room.id, "가".repeat(40), owner)).body.caseName).toHaveLength(40);
    expect((await name(room.id, "땅\r\nBcc: x\u202Egnp", owner)).body.caseName).toBe("땅 Bcc: xgnp");
    expect((await name(room.id, "\u200B\u2800\u3164", owner)).body.caseName).toBeNull();
    expect(await name(room.id, 5, owner)).toMatchObject({ status: 400 });
  });

  it("reaches the customer's other screen and the office's at once", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const clients = [await chat.http.connect(owner), await chat.http.connect(staff)];
    for (const client of clients) await join(client, room.id);
    const received = clients.map((client) => hearing(client, "room-updated"));
    await name(room.id, "전세금", owner);
    await until(() => received.every((rooms) => rooms.some(({ caseName }) => caseName === "전세금")));
  });

  it("finds the case by any part of it, until it has another", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    await name(room.id, "Vater의 Grundstück (2차)", owner);
    for (const search of ["grundstück", "ATER의", "(2차)", "grund vater"])
      expect(await found(search)).toEqual([room.id]);
    expect(await found("grund 할머니")).toEqual([]);
    await name(room.id, null, owner);
    expect(await found("grundstück")).toEqual([]);
  });
});
