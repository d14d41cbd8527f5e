import { caseAssigned, noteAdded, staffMentioned, type CaseNote, type ChatRoom } from "@legal/contracts";
import { MENTIONS_MAX, mentionOf } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { deleteUser } from "../src/account-sync/delete-user.ts";
import { known } from "./support-desk.ts";
import { recorded } from "./support-recorded.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const [author, colleague, another] = [admin(), admin(), admin()];
const customer = member();

beforeAll(async () => {
  await known(author, "김사무");
  await known(colleague, "이변호");
  await known(another, "박주임");
  await known(customer, "홍길동");
});

const notesOf = (room: ChatRoom) => `/api/chat-rooms/${room.id}/notes`;
const add = (room: ChatRoom, content: string, as: User = author) =>
  chat.http.post<CaseNote>(notesOf(room), { content }, { as });
const edit = (room: ChatRoom, noteId: string, content: string) =>
  chat.http.patch<CaseNote>(`${notesOf(room)}/${noteId}`, { content }, { as: author });
const mentionsIn = (room: ChatRoom) => recorded(staffMentioned, room.id);

describe("a note that names a colleague", () => {
  it("keeps them by id, shows them by the name they have now, and publishes it once", async () => {
    const room = await buy(chat.http, member());
    const content = `${mentionOf(colleague.id)}님, ${mentionOf(colleague.id)} 초본 확인 부탁드립니다`;
    const { status, body: note } = await add(room, content);
    expect(status).toBe(201);
    expect(note).toMatchObject({ content, mentions: [{ id: colleague.id, name: "이변호" }] });
    const authorship = { roomId: room.id, userId: room.userId, noteId: note.id, authorId: author.id };
    const facts = { ...authorship, mentionedIds: [colleague.id] };
    expect(await recorded(noteAdded, room.id)).toEqual([facts]);
    expect(await mentionsIn(room)).toEqual([facts]);

    await known(colleague, "이파트너");
    const { body } = await chat.http.get<CaseNote[]>(notesOf(room), { as: another });
    expect(body[0]?.mentions).toEqual([{ id: colleague.id, name: "이파트너" }]);
  });

  it("publishes those alone whom a change names first", async () => {
    const room = await buy(chat.http, member());
    const { body: note } = await add(room, `${mentionOf(colleague.id)} 확인`);
    await edit(room, note.id, `${mentionOf(colleague.id)} ${mentionOf(another.id)} 확인`);
    await edit(room, note.id, `${mentionOf(another.id)} 다시 확인`);
    expect((await mentionsIn(room)).map(({ mentionedIds }) => mentionedIds)).toEqual([[colleague.id], [another.id]]);
    expect(await recorded(noteAdded, room.id)).toHaveLength(1);
  });

  it("publishes neither its author, nor a customer, nor an unknown id, and shows no customer's name", async () => {
    const room = await buy(chat.http, member());
    const content = [author.id, customer.id, newId()].map(mentionOf).join(" ");
    const { body } = await add(room, content);
    expect(body.mentions).toEqual([{ id: author.id, name: "김사무" }]);
    expect(JSON.stringify(body)).not.toContain("홍길동");
    expect(await mentionsIn(room)).toEqual([]);
  });

  it("has no name left of a colleague whose account was deleted", async () => {
    const leaving = await known(admin(), "최퇴사");
    const room = await buy(chat.http, member());
    await add(room, `${mentionOf(leaving.id)} 확인`);
    await inTransaction((session) => deleteUser(leaving.id, session));
    const { body } = await chat.http.get<CaseNote[]>(notesOf(room), { as: author });
    expect(body).toMatchObject([{ content: `${mentionOf(leaving.id)} 확인`, mentions: [] }]);
  });

  it("names a bounded number of them", async () => {
    const room = await buy(chat.http, member());
    const crowd = Array.from({ length: MENTIONS_MAX + 1 }, () => mentionOf(newId()));
    expect(await add(room, crowd.join(" "))).toMatchObject({ status: 400 });
    expect(await add(room, crowd.slice(1).join(" "))).toMatchObject({ status: 201 });
  });
});

describe("an assigned case", () => {
  it("is published with the assignee before, and not when nothing changed", async () => {
    const room = await buy(chat.http, member());
    const assign = (assigneeId: string | null) =>
      chat.http.patch<ChatRoom>(`/api/chat-rooms/${room.id}/assignee`, { assigneeId }, { as: author });
    for (const id of [colleague.id, colleague.id, another.id, null])
      expect(await assign(id)).toMatchObject({ status: 200 });
    const facts = { roomId: room.id, userId: room.userId, assignedBy: author.id };
    expect(await recorded(caseAssigned, room.id)).toEqual([
      { ...facts, assigneeId: colleague.id, formerAssigneeId: null },
      { ...facts, assigneeId: another.id, formerAssigneeId: colleague.id },
      { ...facts, assigneeId: null, formerAssigneeId: another.id },
    ]);
  });
});
