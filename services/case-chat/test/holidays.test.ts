import type { EnteredHoliday, HolidayChange } from "@legal/contracts";
import { HOLIDAYS_MAX } from "@legal/contracts/constants";
import { addDays } from "@legal/i18n";
import mongoose from "mongoose";
import { Deadline } from "../src/cases/deadlines/deadline-model.ts";
import { recomputeDeadlines } from "../src/cases/deadlines/recompute/recompute-deadlines.ts";
import {
  ANSWER,
  change as changeService,
  confirm,
  deadlinesOf,
  enter,
  historyOf,
  PAYMENT_ORDER,
  PAYMENT_ORDER_DUE,
  recorded,
  roomOf,
  settle,
  withdraw,
} from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat({ proxied: true });
const [kim, lee] = [admin(), admin()];
const HOLIDAY = { date: PAYMENT_ORDER_DUE, name: "임시공휴일" };
const MOVED_TO = "2026-03-17";

const add = (holiday: object = HOLIDAY) => chat.http.post<HolidayChange>("/api/holidays", holiday, { as: kim });
const remove = (date: string) => chat.http.delete<HolidayChange>(`/api/holidays/${date}`, { as: kim });
const listed = async (as?: typeof kim) =>
  (await chat.http.get<EnteredHoliday[]>("/api/holidays", as ? { as } : {})).body;

afterEach(async () => {
  for (const name of ["holidays", "deadlines"]) await mongoose.connection.collection(name).deleteMany({});
});

const caseWith = async (...entries: object[]) => {
  const room = await buy(chat.http, member());
  const deadlines = [];
  for (const entry of entries) deadlines.push(await enter(chat.http, kim, room.id, entry));
  return { room, deadlines };
};

describe("a temporary holiday", () => {
  it("moves open deadlines, says which, and asks for another confirmation", async () => {
    const { room, deadlines } = await caseWith(PAYMENT_ORDER, ANSWER);
    const [objection, brief] = deadlines;
    const { body: confirmed } = await confirm(chat.http, lee, objection!);
    const { status, body } = await add();
    expect({ status, body }).toMatchObject({ status: 201, body: { movedCount: 2, complete: true } });
    const move = { chatRoomId: room.id, caseNumber: room.caseNumber, from: PAYMENT_ORDER_DUE, to: MOVED_TO };
    expect(body.moved).toEqual(
      expect.arrayContaining([
        { ...move, deadlineId: objection!.id, matter: PAYMENT_ORDER.matter },
        { ...move, deadlineId: brief!.id, matter: ANSWER.matter },
      ]),
    );
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ deadline: MOVED_TO });
    const shown = await deadlinesOf(chat.http, kim, room.id);
    for (const one of shown) expect(one).toMatchObject({ dueDate: MOVED_TO, movedFrom: PAYMENT_ORDER_DUE });
    expect(shown.find(({ id }) => id === objection!.id)).toMatchObject({ confirmed: false, confirmedBy: null });
    expect(shown.find(({ id }) => id === brief!.id)).toMatchObject({ confirmed: false });
    expect(shown[0]?.steps).toContainEqual(expect.objectContaining({ code: "SHIFT_HOLIDAY", name: HOLIDAY.name }));
    // Who still sees the former date confirms nothing.
    expect(await confirm(chat.http, lee, confirmed)).toMatchObject({ status: 409, body: { code: "DEADLINE_CHANGED" } });
    const moves = (await historyOf(chat.http, kim, room.id)).filter(({ deadline }) => deadline?.change === "moved");
    expect(moves.map(({ from, to }) => [from, to])).toEqual([
      [PAYMENT_ORDER_DUE, MOVED_TO],
      [PAYMENT_ORDER_DUE, MOVED_TO],
    ]);
    const published = (await recorded("case-chat.deadline-recorded.v1", room.id)).filter(
      ({ change }) => change === "moved",
    );
    expect(published).toMatchObject([{ dueDate: MOVED_TO, changedBy: kim.id }, { dueDate: MOVED_TO }]);
  });

  it("that is taken off moves them back", async () => {
    const { room } = await caseWith(PAYMENT_ORDER);
    await add();
    const { body } = await remove(HOLIDAY.date);
    expect(body).toMatchObject({ holidays: [], movedCount: 1, moved: [{ from: MOVED_TO, to: PAYMENT_ORDER_DUE }] });
    const shown = await deadlinesOf(chat.http, kim, room.id);
    expect(shown).toMatchObject([{ dueDate: PAYMENT_ORDER_DUE, movedFrom: null, confirmed: false }]);
    expect((await remove(HOLIDAY.date)).status).toBe(404);
  });

  it("leaves what is over, what is typed and what ends elsewhere, and counts for what is entered later", async () => {
    const { room, deadlines } = await caseWith(PAYMENT_ORDER, { ...ANSWER, service: { date: "2026-04-01" } });
    await settle(chat.http, kim, deadlines[0]!, "done");
    expect((await add()).body.movedCount).toBe(0);
    const later = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    expect(later.dueDate).toBe(MOVED_TO);
    expect(await deadlinesOf(chat.http, kim, room.id)).toMatchObject([
      { dueDate: MOVED_TO },
      { dueDate: "2026-05-04", version: 0 },
      { dueDate: PAYMENT_ORDER_DUE, state: "done" },
    ]);
  });

  it("reaches a deadline that is opened again with the next run of the job", async () => {
    const { room, deadlines } = await caseWith(PAYMENT_ORDER);
    const { body } = await settle(chat.http, kim, deadlines[0]!, "done");
    await add();
    await settle(chat.http, kim, body, "open");
    expect(await recomputeDeadlines()).toMatchObject({ movedCount: 1 });
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ deadline: MOVED_TO });
  });
});

describe("what a holiday moved", () => {
  it("has moved no more once a person has confirmed the new date", async () => {
    const { room } = await caseWith(PAYMENT_ORDER);
    await add();
    const [moved] = await deadlinesOf(chat.http, kim, room.id);
    expect((await confirm(chat.http, lee, moved!)).body).toMatchObject({ confirmed: true, movedFrom: null });
  });

  it("waits again where the confirmation of the new date is withdrawn", async () => {
    const { room } = await caseWith(ANSWER);
    await add();
    const [moved] = await deadlinesOf(chat.http, kim, room.id);
    const { body: confirmed } = await confirm(chat.http, lee, moved!);
    const { body } = await withdraw(chat.http, lee, confirmed);
    expect(body).toMatchObject({ dueDate: MOVED_TO, movedFrom: PAYMENT_ORDER_DUE, confirmed: false });
  });

  it("is announced as automatic where the release's own list moved it", async () => {
    const { room, deadlines } = await caseWith(PAYMENT_ORDER);
    await add();
    const byOlderList = { $set: { calendar: "KR-2000-01/00000001", dueDate: "2026-03-13" } };
    await Deadline.updateOne({ _id: deadlines[0]!.id }, byOlderList);
    expect(await recomputeDeadlines()).toMatchObject({ movedCount: 1 });
    const published = await recorded("case-chat.deadline-recorded.v1", room.id);
    expect(published.filter(({ change }) => change === "moved").map(({ automatic }) => automatic)).toEqual([
      undefined,
      true,
    ]);
  });

  it("is explained by it, also where the date stays", async () => {
    const onSaturday = { ...PAYMENT_ORDER, service: { mode: "ordinary", date: "2026-02-28" } };
    const { room, deadlines } = await caseWith(onSaturday);
    expect(deadlines[0]).toMatchObject({ nominalEnd: "2026-03-14", dueDate: "2026-03-16" });
    expect((await add({ ...HOLIDAY, date: "2026-03-14" })).body).toMatchObject({ movedCount: 0 });
    const [shown] = await deadlinesOf(chat.http, kim, room.id);
    expect(shown).toMatchObject({ dueDate: "2026-03-16", version: 0 });
    expect(shown?.steps).toContainEqual(expect.objectContaining({ code: "SHIFT_HOLIDAY", date: "2026-03-14" }));
  });

  it("is what staff change it to meanwhile", async () => {
    const onSaturday = { ...PAYMENT_ORDER, service: { mode: "ordinary", date: "2026-02-28" } };
    const { room, deadlines } = await caseWith(onSaturday);
    // The command that writes what was computed: its name, the length of the collection's, and that.
    const mongodb = chat.proxy("mongodb");
    const written = mongodb.holdRequest("update\0\n\0\0\0deadlines");
    const added = add({ ...HOLIDAY, date: "2026-03-14" });
    await written;
    const service = { mode: "ordinary", date: "2026-03-03" };
    expect(await changeService(chat.http, kim, deadlines[0]!, { service })).toMatchObject({ status: 200 });
    mongodb.restore();
    expect((await added).status).toBe(201);
    const [shown] = await deadlinesOf(chat.http, kim, room.id);
    expect(shown).toMatchObject({ dueDate: "2026-03-17", version: 1 });
    expect(shown?.steps.map(({ date }) => date)).not.toContain("2026-03-14");
  });

  it("stays where this release's years end, and is not looked at again", async () => {
    const { room, deadlines } = await caseWith(PAYMENT_ORDER);
    const later = { service: { mode: "ordinary", date: "2031-03-03" }, dueDate: "2031-03-17" };
    await Deadline.updateOne({ _id: deadlines[0]!.id }, { $set: later });
    expect((await add()).body).toMatchObject({ movedCount: 0, complete: true });
    expect(await deadlinesOf(chat.http, kim, room.id)).toMatchObject([{ dueDate: later.dueDate }]);
  });
});

describe("after a service that was killed between", () => {
  it("one that cannot be written holds up no other, and is tried again", async () => {
    const broken = await caseWith(PAYMENT_ORDER);
    const { room } = await caseWith(PAYMENT_ORDER);
    const rooms = mongoose.connection.collection<{ _id: string; case: unknown }>("chat_rooms");
    const before = await rooms.findOne({ _id: broken.room.id });
    await rooms.updateOne({ _id: broken.room.id }, { $set: { case: "broken" } });
    expect(await add()).toMatchObject({ status: 201, body: { movedCount: 1, complete: false } });
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ deadline: MOVED_TO });
    await rooms.updateOne({ _id: broken.room.id }, { $set: { case: before?.case } });
    expect(await recomputeDeadlines()).toMatchObject({ movedCount: 1, complete: true });
  });

  it("one whose case is gone holds up no other", async () => {
    const gone = await caseWith(PAYMENT_ORDER);
    const { room } = await caseWith(PAYMENT_ORDER);
    await mongoose.connection.collection<{ _id: string }>("chat_rooms").deleteOne({ _id: gone.room.id });
    expect(await add()).toMatchObject({ status: 201, body: { movedCount: 1, complete: true } });
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ deadline: MOVED_TO });
    expect(await remove(HOLIDAY.date)).toMatchObject({ status: 200, body: { movedCount: 1 } });
  });

  it("a release with an older list still moves what administrators change", async () => {
    const { room, deadlines } = await caseWith(PAYMENT_ORDER);
    const byNewer = { $set: { calendar: "KR-2999-01/00000000" } };
    await Deadline.updateOne({ _id: deadlines[0]!.id }, byNewer);
    expect(await recomputeDeadlines()).toMatchObject({ movedCount: 0 });
    expect((await add()).body).toMatchObject({ movedCount: 1 });
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ deadline: MOVED_TO });
  });

  it("the job moves the rest, each once", async () => {
    const cases = [await caseWith(PAYMENT_ORDER), await caseWith(PAYMENT_ORDER), await caseWith(PAYMENT_ORDER)];
    // The holiday was stored and the process ended: one deadline had moved, two had not.
    await mongoose.connection.collection<{ _id: string }>("holidays").insertOne({
      _id: "h1",
      ...HOLIDAY,
      active: true,
      addedBy: kim.id,
      addedAt: new Date(),
      removedBy: null,
      removedAt: null,
    } as never);
    expect(await recomputeDeadlines({ until: 0 })).toMatchObject({ movedCount: 0, complete: false });
    const runs = await Promise.all([recomputeDeadlines(), recomputeDeadlines()]);
    expect(runs.reduce((sum, { movedCount }) => sum + movedCount, 0)).toBe(3);
    for (const { room } of cases) {
      expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ deadline: MOVED_TO });
      expect(await recorded("case-chat.deadline-changed.v1", room.id)).toHaveLength(2);
    }
    expect(await recomputeDeadlines()).toMatchObject({ movedCount: 0, complete: true });
  });

  it("more deadlines than a batch holds are all reached", async () => {
    const { deadlines } = await caseWith(PAYMENT_ORDER);
    const row = await Deadline.findById(deadlines[0]!.id).orFail().lean();
    const copies = Array.from({ length: 450 }, (_, index) => ({
      ...row,
      _id: `01970000-0000-7000-8000-${String(index).padStart(12, "0")}`,
      ...(index % 150 !== 0 && { dueDate: "2026-03-05", service: { mode: "ordinary", date: "2026-02-19" } }),
    }));
    await Deadline.collection.insertMany(copies as never);
    await add();
    // On a busy machine the request's time is over before its work.
    await recomputeDeadlines();
    expect(await Deadline.countDocuments({ dueDate: PAYMENT_ORDER_DUE })).toBe(0);
    expect(await Deadline.distinct("calendar")).toHaveLength(1);
  });
});

describe("the list of temporary holidays", () => {
  it("is public; staff see who entered what, and it stays known who took it off", async () => {
    await add();
    expect(await listed()).toEqual([HOLIDAY]);
    expect(await listed(member())).toEqual([HOLIDAY]);
    expect(await listed(kim)).toMatchObject([{ ...HOLIDAY, addedAt: expect.any(String) }]);
    await chat.http.delete(`/api/holidays/${HOLIDAY.date}`, { as: lee });
    expect(await listed()).toEqual([]);
    const row = await mongoose.connection.collection("holidays").findOne({ date: HOLIDAY.date });
    expect(row).toMatchObject({ addedBy: kim.id, removedBy: lee.id, removedAt: expect.any(Date) });
  });

  it("has a day once, also when two enter it at the same time, and none that is a holiday anyway", async () => {
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(await add({ ...HOLIDAY, date: "2026-12-25" })).toMatchObject({
      status: 409,
      body: { code: "HOLIDAY_EXISTS", details: [{ path: "date" }] },
    });
  });

  it("ends with three hundred", async () => {
    const rows = Array.from({ length: HOLIDAYS_MAX }, (_, index) => ({
      _id: `h${index}`,
      date: addDays("2013-01-02", index * 2),
      name: "임시",
      active: true,
      addedBy: kim.id,
      addedAt: new Date(),
      removedBy: null,
      removedAt: null,
    }));
    await mongoose.connection.collection<{ _id: string }>("holidays").insertMany(rows);
    expect(await add()).toMatchObject({ status: 409 });
    await remove(rows[0]!.date);
    expect(await add()).toMatchObject({ status: 201 });
  });

  it("is changed by administrators alone", async () => {
    const customer = member();
    expect((await chat.http.post("/api/holidays", HOLIDAY, { as: customer })).status).toBe(403);
    expect((await chat.http.delete(`/api/holidays/${HOLIDAY.date}`, { as: customer })).status).toBe(403);
    expect((await chat.http.post("/api/holidays", HOLIDAY)).status).toBe(401);
  });

  it.each([
    [{ ...HOLIDAY, date: "2026-02-30" }, "date"],
    [{ ...HOLIDAY, date: "2012-12-31" }, "date"],
    [{ ...HOLIDAY, date: "2098-01-01" }, "date"],
    [{ ...HOLIDAY, name: " " }, "name"],
    [{ ...HOLIDAY, name: "x".repeat(61) }, "name"],
    [{ date: HOLIDAY.date }, "name"],
  ])("refuses %j", async (holiday, field) => {
    expect(await add(holiday)).toMatchObject({ status: 400, body: { details: [{ path: field }] } });
  });
});
