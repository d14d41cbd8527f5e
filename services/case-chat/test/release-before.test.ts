import { userCreated, userDeleted, type ChatRoom } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { addDays, seoulDateOf } from "@legal/i18n";
import mongoose from "mongoose";
import { backfillCases } from "../src/cases/record/backfill-cases.ts";
import type { CaseRoomRecord } from "../src/cases/record/case-room-model.ts";
import { backfillFileOwners } from "../src/files/backfill-file-owners.ts";
import { deleteUnsentFiles } from "../src/files/delete-unsent-files.ts";
import type { FileOwner } from "../src/files/file-owner.ts";
import type { StoredFileRecord } from "../src/files/stored-file-model.ts";
import { useChatEvents } from "./support-events.ts";
import { download, upload } from "./support-files.ts";
import { admin, buy, member, send, useChat } from "./support.ts";

const chat = useChat();
const events = useChatEvents(chat);
const staff = admin();
const deadline = addDays(seoulDateOf(new Date()), 1);

const rooms = () => mongoose.connection.collection<CaseRoomRecord>("chat_rooms");
const files = () => mongoose.connection.collection<StoredFileRecord>("uploads");
const stored = async (id: string) => (await rooms().findOne({ _id: id })) ?? Promise.reject(new Error("no room"));
const shown = async (id: string) => (await chat.http.get<ChatRoom>(`/api/chat-rooms/${id}`, { as: staff })).body;
const change = (id: string, what: string, body: object) =>
  chat.http.patch<ChatRoom>(`/api/chat-rooms/${id}/${what}`, body, { as: staff });

/** What staff see of a chat room without messages. */
const SILENCE = { waitingSince: null, lastWords: null, noteCount: 0, unreadOfStaff: { by: {}, others: 0 } };

/** As the release before changes a case: at the top level alone, with the next version. */
const changeAsBefore = (id: string, columns: Partial<CaseRoomRecord>) =>
  rooms().updateOne({ _id: id }, { $set: { ...columns, updatedAt: new Date() }, $inc: { version: 1 } });

/** A case that only the release before has written. */
const openedBefore = async () => {
  const room = await buy(chat.http, member());
  await rooms().updateOne({ _id: room.id }, { $unset: { case: "" } });
  return { ...room, caseNumber: null };
};

const assertAlike = async (id: string) => {
  const { case: own, caseStatus, ...columns } = await stored(id);
  const { packageType, price, startConsentAt, assigneeId, version } = columns;
  const same = { packageType, price, startConsentAt, status: caseStatus, deadline: columns.deadline };
  expect(own).toMatchObject({ ...same, assigneeId, version });
};

describe("a case of the release before", () => {
  it("shows everything, before and after the backfill, and can be changed", async () => {
    const room = await openedBefore();
    await changeAsBefore(room.id, { caseStatus: "작성중", deadline });
    const changed = { caseStatus: "작성중", deadline, version: 1, updatedAt: expect.any(String) };
    const nextDeadline = { id: room.id, matter: null, confirmed: true };
    const typed = { nextDeadline, openDeadlines: 1, typedDeadline: deadline };
    const { caseNumber } = await shown(room.id);
    expect(caseNumber).toMatch(/^\d{4}-\d{6}$/);
    const expected = { ...room, ...SILENCE, ...changed, ...typed, caseNumber };
    expect(await shown(room.id)).toEqual(expected);
    expect(await backfillCases()).toBeGreaterThan(0);
    expect(await shown(room.id)).toEqual(expected);
    await assertAlike(room.id);
    const ended = { caseStatus: "종료", reason: "합의", version: 1 };
    expect(await change(room.id, "status", ended)).toMatchObject({ status: 200 });
    await assertAlike(room.id);
  });

  it("is changed before its backfill without loss", async () => {
    const room = await openedBefore();
    await changeAsBefore(room.id, { deadline });
    expect(await change(room.id, "status", { caseStatus: "작성중", version: 1 })).toMatchObject({ status: 200 });
    expect(await shown(room.id)).toMatchObject({ caseStatus: "작성중", deadline, version: 2 });
    await assertAlike(room.id);
  });
});

describe("a change by the release before while this one runs", () => {
  it("is seen at once, refuses an outdated version and survives the backfill", async () => {
    const room = await buy(chat.http, member());
    await change(room.id, "deadline", { deadline });
    await changeAsBefore(room.id, { caseStatus: "발송완료" });
    expect(await shown(room.id)).toMatchObject({ caseStatus: "발송완료", deadline, version: 2 });
    expect(await change(room.id, "status", { caseStatus: "종료", version: 1 })).toMatchObject({ status: 409 });
    await backfillCases();
    expect(await shown(room.id)).toMatchObject({ caseStatus: "발송완료", deadline, version: 2 });
    await assertAlike(room.id);
  });
});

describe("a field of a case that only a later release knows", () => {
  it("stays when this release changes the case", async () => {
    const room = await buy(chat.http, member());
    await rooms().updateOne({ _id: room.id }, { $set: { "case.courtFee": 5000 } });
    expect(await change(room.id, "deadline", { deadline })).toMatchObject({ status: 200 });
    await changeAsBefore(room.id, { caseStatus: "발송완료" });
    await backfillCases();
    const fields = { courtFee: 5000, status: "발송완료", deadline };
    expect(await stored(room.id)).toMatchObject({ case: fields });
  });
});

describe("the backfill", () => {
  it("goes on after it was stopped, and then finds nothing to do", async () => {
    const opened = [await openedBefore(), await openedBefore()];
    await expect(backfillCases(AbortSignal.abort())).rejects.toThrow("aborted");
    await backfillCases();
    expect(await backfillCases()).toBe(0);
    for (const { id } of opened) await assertAlike(id);
  });

  it("gives a conversation with support no case", async () => {
    const owner = member();
    const { body } = await chat.http.post<ChatRoom>("/api/chat-rooms/admin-support", undefined, { as: owner });
    await backfillCases();
    expect(await stored(body.id)).not.toHaveProperty("case");
  });
});

describe("after a rollback the release before", () => {
  it("finds every change of this one where it reads and filters", async () => {
    const colleague = admin();
    const profile = { firstName: null, lastName: null, displayName: "김담당", language: "ko" as const };
    const account = { id: colleague.id, username: "kim.before", email: "kim.before@example.org", version: 1 };
    await events.deliver(userCreated, { ...account, ...profile, role: "admin" });
    const room = await buy(chat.http, member());
    await change(room.id, "status", { caseStatus: "작성중" });
    await change(room.id, "deadline", { deadline });
    await change(room.id, "assignee", { assigneeId: colleague.id });
    const columns = { caseStatus: "작성중", deadline, packageType: room.packageType, price: room.price } as const;
    expect(await stored(room.id)).toMatchObject({ ...columns, assigneeId: colleague.id, version: 3 });
    await events.deliver(userDeleted, { userId: colleague.id });
    expect(await stored(room.id)).toMatchObject({ ...columns, assigneeId: null, version: 4 });
    await assertAlike(room.id);
    const { body } = await chat.http.get<ChatRoom[]>("/api/chat-rooms?tab=작성중", { as: staff });
    expect(body.map(({ id }) => id)).toContain(room.id);
  });
});

describe("a file", () => {
  const sent = async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const { fileUrl } = await upload(chat.http, owner);
    await send(await chat.http.connect(owner), { chatRoomId: room.id, fileUrl });
    return { owner, room, fileUrl, fileId: fileUrl.split("/").at(-1) ?? "" };
  };

  it("belongs to its room in the form of both releases", async () => {
    const { room, fileId } = await sent();
    const owner = { kind: "room", id: room.id };
    expect(await files().findOne({ _id: fileId })).toMatchObject({ owner, chatRoomId: room.id });
    await files().updateOne({ _id: fileId }, { $unset: { owner: "" } });
    expect(await backfillFileOwners()).toBe(1);
    expect(await files().findOne({ _id: fileId })).toMatchObject({ owner });
  });

  it("of the release before is read by those who may enter its room, and by no others", async () => {
    const { owner, fileUrl, fileId } = await sent();
    await files().updateOne({ _id: fileId }, { $unset: { owner: "" } });
    const answers = await Promise.all([owner, staff, member()].map((as) => download(chat.http, as, fileUrl)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  it("of an owner that only a later release knows is kept, and shown to no one", async () => {
    const { owner, fileUrl, fileId } = await sent();
    const later = { kind: "document", id: newId() } as unknown as FileOwner;
    await files().updateOne({ _id: fileId }, { $set: { owner: later, chatRoomId: null } });
    await deleteUnsentFiles(1, new Date(Date.now() + 24 * 3_600_000));
    expect(await files().countDocuments({ _id: fileId })).toBe(1);
    for (const as of [owner, staff]) expect((await download(chat.http, as, fileUrl)).status).toBe(404);
  });
});
