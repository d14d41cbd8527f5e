import { noteAdded, userCreated, userDeleted, type CaseNote, type ChatRoom } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { Note } from "../src/notes/note-model.ts";
import { recountNotes } from "../src/notes/recount-notes.ts";
import { ChatRoom as ChatRoomModel } from "../src/rooms/chat-room-model.ts";
import { useChatEvents } from "./support-events.ts";
import { recordedAndPublished } from "./support-recorded.ts";
import { admin, buy, hearing, join, member, say, useChat } from "./support.ts";

const chat = useChat({ replicas: 2 });
const events = useChatEvents(chat);
const staff = admin();
const colleague = admin();

const path = (roomId: string, noteId?: string) => `/api/chat-rooms/${roomId}/notes${noteId ? `/${noteId}` : ""}`;
const add = async (roomId: string, content: string, as: User = staff): Promise<CaseNote> => {
  const { status, body } = await chat.http.post<CaseNote>(path(roomId), { content }, { as });
  expect(status).toBe(201);
  return body;
};
const notesOf = async (roomId: string, as: User = staff) =>
  (await chat.http.get<CaseNote[]>(path(roomId), { as })).body;

describe("notes on a case", () => {
  it("show who wrote them and when, newest first, in pages", async () => {
    const facts = {
      username: "kim",
      email: "kim@office.example",
      firstName: null,
      lastName: null,
      displayName: "김사무",
    };
    await events.deliver(userCreated, { id: staff.id, ...facts, role: "admin", language: "ko", version: 1 });
    const room = await buy(chat.http, member());
    await add(room.id, "  첫 메모\r\n둘째 줄\u0000 ");
    await add(room.id, "둘째", colleague);
    const first = await chat.http.get<CaseNote[]>(`${path(room.id)}?limit=1`, { as: staff });
    expect(first.body).toMatchObject([{ content: "둘째", authorId: colleague.id, authorName: null, editedAt: null }]);
    const cursor = first.headers.get("x-next-cursor");
    const second = await chat.http.get<CaseNote[]>(`${path(room.id)}?limit=1&cursor=${cursor}`, { as: staff });
    expect(second.body).toMatchObject([{ content: "첫 메모\n둘째 줄", authorName: "김사무" }]);
    expect(second.headers.get("x-next-cursor")).toBeNull();
  });

  it("are changed and removed by their author alone", async () => {
    const room = await buy(chat.http, member());
    const other = await buy(chat.http, member());
    const { id } = await add(room.id, "원래 말");
    const change = { content: "고친 말" };
    expect(await chat.http.patch(path(room.id, id), change, { as: colleague })).toMatchObject({ status: 403 });
    expect(await chat.http.delete(path(room.id, id), { as: colleague })).toMatchObject({ status: 403 });
    expect(await chat.http.patch(path(other.id, id), change, { as: staff })).toMatchObject({ status: 404 });
    expect((await chat.http.patch<CaseNote>(path(room.id, id), change, { as: staff })).body).toMatchObject(change);
    expect((await notesOf(room.id))[0]?.editedAt).not.toBeNull();
    expect(await chat.http.delete(path(room.id, id), { as: staff })).toMatchObject({ status: 204 });
    expect(await notesOf(room.id)).toEqual([]);
  });

  it("are stored once under one Idempotency-Key, with one notice, and each under keys of their own", async () => {
    const room = await buy(chat.http, member());
    const send = (content: string, key: string, as: User = staff) =>
      chat.http.post<CaseNote>(path(room.id), { content }, { as, headers: { "idempotency-key": key } });
    const both = await Promise.all([send("한 번만", "note-1"), send("한 번만", "note-1")]);
    const again = await send("한 번만", "note-1");
    expect(new Set([...both, again].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await recordedAndPublished(noteAdded, room.id)).toHaveLength(1);
    expect(await send("다른 말", "note-1")).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    await send("한 번만", "note-2");
    await send("한 번만", "note-1", colleague);
    expect(await notesOf(room.id)).toHaveLength(3);
  });

  it("are not written over by a screen of their author's that saw an older text", async () => {
    const room = await buy(chat.http, member());
    const { id, editedAt } = await add(room.id, "처음");
    const edit = (content: string, seenEditedAt?: string | null) => {
      const change = { content, ...(seenEditedAt !== undefined && { seenEditedAt }) };
      return chat.http.patch<CaseNote>(path(room.id, id), change, { as: staff });
    };
    const first = await edit("둘째", editedAt);
    expect(first.status).toBe(200);
    expect(await edit("옛 창의 말", editedAt)).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    expect((await notesOf(room.id)).map(({ content }) => content)).toEqual(["둘째"]);
    expect((await edit("셋째", first.body.editedAt)).status).toBe(200);
    // As a screen of the release before asks.
    expect((await edit("넷째")).status).toBe(200);
  });

  it("reach colleagues' open screens on every replica, and no member's", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const theirs = await chat.replica(1).connect(owner);
    const ours = await chat.replica(1).connect(colleague);
    await join(theirs, room.id);
    const receivedByMember: unknown[] = [];
    theirs.onAny((...args) => void receivedByMember.push(args));
    const received = hearing(ours, "notes-changed");
    await add(room.id, "비밀 메모");
    await until(() => received.some(({ chatRoomId }) => chatRoomId === room.id));
    // What the member may receive travels the same way and later, so the silence before it was complete.
    await say(ours, room.id, "고객에게 하는 말");
    await until(() => JSON.stringify(receivedByMember).includes("고객에게 하는 말"));
    expect(JSON.stringify(receivedByMember)).not.toMatch(/비밀 메모|notes-changed/);
  });

  // Abuse cases 20 and 23.
  it("are refused to the case's customer, to strangers, and to an administrator who is none any more", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const { id } = await add(room.id, "비밀 메모");
    for (const as of [owner, member(), { ...staff, role: "user" as const }]) {
      expect(await chat.http.get(path(room.id), { as })).toMatchObject({ status: 403 });
      expect(await chat.http.post(path(room.id), { content: "x" }, { as })).toMatchObject({ status: 403 });
      expect(await chat.http.patch(path(room.id, id), { content: "x" }, { as })).toMatchObject({ status: 403 });
      expect(await chat.http.delete(path(room.id, id), { as })).toMatchObject({ status: 403 });
    }
    expect(await chat.http.get(path(room.id))).toMatchObject({ status: 401 });
    expect(await notesOf(room.id)).toMatchObject([{ content: "비밀 메모" }]);
  });

  it("are kept from staff whose own case it is, who are its customer", async () => {
    const room = await buy(chat.http, staff);
    await add(room.id, "동료의 메모", colleague);
    expect(await chat.http.get(path(room.id), { as: staff })).toMatchObject({ status: 403 });
    expect(await chat.http.post(path(room.id), { content: "x" }, { as: staff })).toMatchObject({ status: 403 });
    expect(await notesOf(room.id, colleague)).toMatchObject([{ content: "동료의 메모" }]);
  });

  it("that staff wrote on an own case before stay as their colleagues read them", async () => {
    const author = admin();
    const room = await buy(chat.http, author);
    const { id } = await add(room.id, "예전 메모", colleague);
    await Note.updateOne({ _id: id }, { authorId: author.id });
    expect(await chat.http.patch(path(room.id, id), { content: "x" }, { as: author })).toMatchObject({ status: 403 });
    expect(await chat.http.delete(path(room.id, id), { as: author })).toMatchObject({ status: 403 });
    expect(await notesOf(room.id, colleague)).toMatchObject([{ content: "예전 메모" }]);
  });

  it("are counted on the case for staff, and on no answer or screen of its customer", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const counted = async (as: User) => (await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as })).body;
    const [theirs, ours] = [await chat.replica(1).connect(owner), await chat.replica(1).connect(colleague)];
    await join(theirs, room.id);
    const receivedByMember: unknown[] = [];
    theirs.onAny((...args) => void receivedByMember.push(args));
    const counts = hearing(ours, "notes-changed");
    const updates = hearing(ours, "room-updated");
    expect((await counted(staff)).noteCount).toBe(0);
    const { id } = await add(room.id, "하나");
    await Promise.all([add(room.id, "둘"), add(room.id, "셋", colleague)]);
    expect((await counted(staff)).noteCount).toBe(3);
    await chat.http.delete(path(room.id, id), { as: staff });
    const { body: list } = await chat.http.get<ChatRoom[]>("/api/chat-rooms?limit=100", { as: colleague });
    expect(list.find((one) => one.id === room.id)?.noteCount).toBe(2);
    await until(() => counts.some(({ chatRoomId, noteCount }) => chatRoomId === room.id && noteCount === 2));

    await say(ours, room.id, "고객에게 하는 말");
    await until(() => updates.some((one) => one.id === room.id && one.noteCount === 2));
    await until(() => JSON.stringify(receivedByMember).includes("room-updated"));
    expect(await counted(owner)).not.toHaveProperty("noteCount");
    expect(JSON.stringify(receivedByMember)).not.toMatch(/note/i);
  });

  it("of the release before, which does not count them, are counted behind the start", async () => {
    const room = await buy(chat.http, member());
    await add(room.id, "새 메모");
    const old = { chatRoomId: room.id, authorId: staff.id, content: "옛 메모", createdAt: new Date(), editedAt: null };
    await Note.create({ _id: newId(), ...old });
    const rooms = () => ChatRoomModel.findById(room.id).lean();
    expect(await recountNotes()).toBe(1);
    expect(await rooms()).toMatchObject({ noteCount: 2 });
    expect(await recountNotes()).toBe(0);
  });

  it("are in no answer that a customer gets", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    await add(room.id, "비밀 메모");
    const answers = await Promise.all(
      [`/api/chat-rooms/${room.id}`, "/api/chat-rooms/my", `/api/chat-rooms/${room.id}/messages`].map((address) =>
        chat.http.get<ChatRoom>(address, { as: owner }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/비밀|note/i);
  });

  it.each([
    ["nothing", {}],
    ["blanks", { content: " \n " }],
    ["what nobody can see", { content: "\u200B\u3164\u2800\u00AD" }],
    ["too long a text", { content: "가".repeat(5001) }],
    ["an operator", { content: { $ne: "" } }],
  ])("refuse %s", async (_what, body) => {
    const room = await buy(chat.http, member());
    expect(await chat.http.post(path(room.id), body, { as: staff })).toMatchObject({
      status: 400,
      body: { details: [{ path: "content" }] },
    });
  });

  it("take the longest one, and are none on a case that is not there", async () => {
    const room = await buy(chat.http, member());
    await add(room.id, "가".repeat(5000));
    expect(await chat.http.post(path(newId()), { content: "x" }, { as: staff })).toMatchObject({ status: 404 });
    expect(await chat.http.get(path(newId()), { as: staff })).toMatchObject({ status: 404 });
  });

  it("go with the customer's account; a colleague's account leaves them without a name", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const leaving = admin();
    await add(room.id, "남는 메모", leaving);
    await events.deliver(userDeleted, { userId: leaving.id });
    expect(await notesOf(room.id)).toMatchObject([{ content: "남는 메모", authorName: null }]);
    await events.deliver(userDeleted, { userId: owner.id });
    expect(await Note.countDocuments({ chatRoomId: room.id })).toBe(0);
  });
});
