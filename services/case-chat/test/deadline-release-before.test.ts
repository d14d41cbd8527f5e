import { inTransaction } from "@legal/service-kit/mongo";
import mongoose from "mongoose";
import { backfillManualDeadlines } from "../src/cases/deadlines/backfill-manual-deadlines.ts";
import { updateLists } from "../src/cases/lists/update-lists.ts";
import { deleteOrphanedDeadlines } from "../src/cases/deadlines/delete-orphaned-deadlines.ts";
import type { CaseRoomRecord } from "../src/cases/record/case-room-model.ts";
import {
  deadlinesOf,
  enter,
  PAYMENT_ORDER,
  PAYMENT_ORDER_DUE,
  recorded,
  roomOf,
  typeDate,
} from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const rooms = () => mongoose.connection.collection<CaseRoomRecord>("chat_rooms");
const stored = async (id: string) => (await rooms().findOne({ _id: id })) ?? Promise.reject(new Error("no room"));

/** As the release before sets the date: in both forms of the case, with its version and its history. */
const typeAsBefore = async (id: string, deadline: string | null, actorId = staff.id) => {
  const both = { deadline, "case.deadline": deadline, updatedAt: new Date() };
  const before = await stored(id);
  await rooms().updateOne({ _id: id }, { $set: both as never, $inc: { version: 1, "case.version": 1 } });
  const after = await stored(id);
  await inTransaction((session) => updateLists(before, after, session));
  const entry = { _id: `${id}-${Date.now()}`, roomId: id, at: new Date(), actorId, kind: "deadline" };
  const { deadline: from } = before;
  await mongoose.connection.collection("case_activity").insertOne({ ...entry, from, to: deadline } as never);
};

const opened = () => buy(chat.http, member());

describe("a date of a release before", () => {
  it("becomes the case's manual deadline with the backfill, once, and nothing else of the case changes", async () => {
    const room = await opened();
    await typeAsBefore(room.id, "2026-12-24");
    const before = await stored(room.id);
    await expect(backfillManualDeadlines(AbortSignal.abort())).rejects.toThrow("aborted");
    await backfillManualDeadlines();
    expect(await backfillManualDeadlines()).toBe(0);
    expect(await deadlinesOf(chat.http, staff, room.id)).toMatchObject([
      { id: room.id, kind: "manual", dueDate: "2026-12-24", state: "open", enteredBy: { id: staff.id } },
    ]);
    const { version, updatedAt, deadline } = await stored(room.id);
    expect({ version, updatedAt, deadline }).toEqual({
      version: before.version,
      updatedAt: before.updatedAt,
      deadline: "2026-12-24",
    });
    expect(await recorded("case-chat.deadline-changed.v1", room.id)).toEqual([]);
  });

  it("names who typed it last", async () => {
    const room = await opened();
    const colleague = admin();
    await typeAsBefore(room.id, "2026-12-01");
    await typeAsBefore(room.id, "2026-12-24", colleague.id);
    expect(await deadlinesOf(chat.http, staff, room.id)).toMatchObject([{ enteredBy: { id: colleague.id } }]);
  });

  it("is shown before its backfill, to both sides", async () => {
    const room = await opened();
    await typeAsBefore(room.id, "2026-12-24");
    expect(await roomOf(chat.http, staff, room.id)).toMatchObject({
      deadline: "2026-12-24",
      nextDeadline: { id: room.id, matter: null, confirmed: true },
      openDeadlines: 1,
    });
    expect(await deadlinesOf(chat.http, staff, room.id)).toMatchObject([{ dueDate: "2026-12-24" }]);
  });
});

describe("while the release before runs beside this one", () => {
  it("a date that it sets later than a computed one is kept, and the nearest is shown again", async () => {
    const room = await opened();
    await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    await typeAsBefore(room.id, "2026-06-01");
    await backfillManualDeadlines();
    expect(await roomOf(chat.http, staff, room.id)).toMatchObject({ deadline: PAYMENT_ORDER_DUE, openDeadlines: 2 });
    const dates = (await deadlinesOf(chat.http, staff, room.id)).map(({ kind, dueDate }) => [kind, dueDate]);
    expect(dates).toEqual([
      ["computed", PAYMENT_ORDER_DUE],
      ["manual", "2026-06-01"],
    ]);
    const published = await recorded("case-chat.deadline-changed.v1", room.id);
    expect(published.map(({ deadline }) => deadline)).toEqual([PAYMENT_ORDER_DUE, PAYMENT_ORDER_DUE]);
  });

  it("a date that it clears takes the typed one along, and no computed one", async () => {
    const room = await opened();
    await typeDate(chat.http, staff, room.id, "2026-03-05");
    await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    await typeAsBefore(room.id, null);
    await backfillManualDeadlines();
    expect(await roomOf(chat.http, staff, room.id)).toMatchObject({ deadline: PAYMENT_ORDER_DUE });
    expect(await deadlinesOf(chat.http, staff, room.id)).toMatchObject([{ kind: "computed" }]);
  });

  it("a typed date that it does not show stays when it clears or changes the computed one that it shows", async () => {
    const room = await opened();
    await typeDate(chat.http, staff, room.id, "2026-12-20");
    await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    await typeAsBefore(room.id, null);
    await backfillManualDeadlines();
    await typeAsBefore(room.id, "2026-06-01");
    await backfillManualDeadlines();
    const dates = (await deadlinesOf(chat.http, staff, room.id)).map(({ kind, dueDate }) => [kind, dueDate]);
    expect(dates).toEqual([
      ["computed", PAYMENT_ORDER_DUE],
      ["manual", "2026-06-01"],
      ["manual", "2026-12-20"],
    ]);
    expect(await roomOf(chat.http, staff, room.id)).toMatchObject({ typedDeadline: "2026-06-01", openDeadlines: 3 });
  });

  it("the next change by this release loses neither", async () => {
    const room = await opened();
    await typeAsBefore(room.id, "2026-02-27");
    await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    expect(await roomOf(chat.http, staff, room.id)).toMatchObject({ deadline: "2026-02-27", openDeadlines: 2 });
    expect((await typeDate(chat.http, staff, room.id, null)).body.deadline).toBe(PAYMENT_ORDER_DUE);
  });

  it("a case whose date it cleared does not end unexplained", async () => {
    const room = await opened();
    await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    await typeAsBefore(room.id, null);
    const end = { caseStatus: "종료" };
    expect((await chat.http.patch(`/api/chat-rooms/${room.id}/status`, end, { as: staff })).status).toBe(409);
  });
});

describe("after a rollback", () => {
  it("the release before finds the nearest date where it reads, and can show the history", async () => {
    const room = await opened();
    await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    const { deadline, case: own, version } = await stored(room.id);
    expect({ deadline, own: own?.deadline, version }).toEqual({
      deadline: PAYMENT_ORDER_DUE,
      own: PAYMENT_ORDER_DUE,
      version: own?.version,
    });
    const kinds = await mongoose.connection.collection("case_activity").distinct("kind", { roomId: room.id });
    expect(new Set(kinds)).toEqual(new Set(["purchase", "deadline"]));
  });
});

describe("an account that the release before deletes", () => {
  it("leaves no deadline for long, and the others stay", async () => {
    const [gone, kept] = [await opened(), await opened()];
    for (const { id } of [gone, kept]) await enter(chat.http, staff, id, PAYMENT_ORDER);
    await rooms().deleteOne({ _id: gone.id });
    expect(await deleteOrphanedDeadlines()).toBe(1);
    expect(await deadlinesOf(chat.http, staff, kept.id)).toHaveLength(1);
    expect(await mongoose.connection.collection("deadlines").countDocuments({ caseId: gone.id })).toBe(0);
  });
});
