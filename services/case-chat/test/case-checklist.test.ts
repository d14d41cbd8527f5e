import type { ChatRoom, ErrorBody } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { upload } from "./support-files.ts";
import { admin, buy, hearing, join, member, send, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const tick = (id: string, item: string, as: User, done: unknown = true) =>
  chat.http.patch<ChatRoom & ErrorBody>(`/api/chat-rooms/${id}/checklist/${item}`, { done }, { as });
const shown = async (id: string) => (await chat.http.get<ChatRoom>(`/api/chat-rooms/${id}`, { as: staff })).body;
const itemsOf = ({ checklist = [] }: ChatRoom) => checklist.map(({ item }) => item).toSorted();

describe("the list of things to prepare", () => {
  it("is ticked by both sides, with which and when, and ticks come off again", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "payment-order");
    expect(room.checklist).toEqual([]);
    const before = Date.now();
    const { body } = await tick(room.id, "contract", owner);
    expect(body.checklist).toEqual([{ item: "contract", side: "user", at: expect.any(String) }]);
    expect(Date.parse(body.checklist?.[0]?.at ?? "")).toBeGreaterThanOrEqual(before);
    await tick(room.id, "transfers", staff);
    expect((await shown(room.id)).checklist).toContainEqual(
      expect.objectContaining({ item: "transfers", side: "admin" }),
    );
    await tick(room.id, "contract", staff, false);
    expect(itemsOf(await shown(room.id))).toEqual(["transfers"]);
  });

  it("loses no tick when both sides tick everything at the same time", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "payment-order");
    const all = ["contract", "transfers", "other-party", "promise-to-pay"];
    const answers = await Promise.all([owner, staff].flatMap((as) => all.map((item) => tick(room.id, item, as))));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(itemsOf(await shown(room.id))).toEqual(all.toSorted());
  });

  it("keeps who ticked a thing first, and takes a repeated call for one", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "payment-order");
    const first = (await tick(room.id, "contract", owner)).body.checklist;
    expect((await tick(room.id, "contract", staff)).body.checklist).toEqual(first);
    expect(await tick(room.id, "transfers", owner, false)).toMatchObject({ status: 200, body: { checklist: first } });
  });

  it("holds the file that is the thing, of this room alone, until the tick comes off", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "payment-order");
    const client = await chat.http.connect(owner);
    const file = await upload(chat.http, owner);
    const withFile = (fileUrl: string, as: User, id = room.id) =>
      chat.http.patch<ChatRoom & ErrorBody>(
        `/api/chat-rooms/${id}/checklist/contract`,
        { done: true, fileUrl },
        { as },
      );
    const refused = { status: 400, body: { details: [{ path: "fileUrl" }] } };
    expect(await withFile(file.fileUrl, owner)).toMatchObject(refused);
    await send(client, { chatRoomId: room.id, content: "", fileUrl: file.fileUrl });
    await tick(room.id, "contract", owner);
    const { body } = await withFile(file.fileUrl, staff);
    expect(body.checklist).toMatchObject([
      { item: "contract", side: "admin", fileName: "증거.png", fileUrl: file.fileUrl },
    ]);
    const other = member();
    const another = await buy(chat.http, other, "payment-order");
    expect(await withFile(file.fileUrl, other, another.id)).toMatchObject(refused);
    expect(await withFile("https://evil.example/x", owner)).toMatchObject(refused);
    expect((await tick(room.id, "contract", owner, false)).body.checklist).toEqual([]);
  });

  it("stays when staff change the case", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "payment-order");
    await tick(room.id, "contract", owner);
    await chat.http.patch(`/api/chat-rooms/${room.id}/status`, { caseStatus: "작성중" }, { as: staff });
    expect(itemsOf(await shown(room.id))).toEqual(["contract"]);
  });

  it("can be ticked by no other member, and holds what the service asks for alone", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "payment-order");
    expect(await tick(room.id, "contract", member())).toMatchObject({ status: 404, body: { code: "ROOM_NOT_FOUND" } });
    for (const item of ["children", "constructor", "a-thing"])
      expect(await tick(room.id, item, owner)).toMatchObject({ status: 404 });
    for (const item of ["a.b", "$set", "x".repeat(41)])
      expect((await tick(room.id, encodeURIComponent(item), owner)).status).toBe(400);
    expect((await tick(room.id, "contract", owner, "yes")).status).toBe(400);
    const { body } = await chat.http.post<ChatRoom>("/api/chat-rooms/admin-support", undefined, { as: owner });
    expect(await tick(body.id, "contract", owner)).toMatchObject({ status: 404 });
    expect((await shown(room.id)).checklist).toEqual([]);
  });

  it("shows a tick on the other side's screen at once", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "payment-order");
    const [desk, phone] = [await chat.http.connect(staff), await chat.http.connect(owner)];
    for (const client of [desk, phone]) await join(client, room.id);
    const [byDesk, byPhone] = [hearing(desk, "room-updated"), hearing(phone, "room-updated")];
    await tick(room.id, "contract", owner);
    await until(() => byDesk.some((event) => itemsOf(event).includes("contract")));
    await tick(room.id, "transfers", staff);
    await until(() => byPhone.some((event) => itemsOf(event).includes("transfers")));
  });
});
