import type { CalendarDeadline } from "@legal/contracts";
import { CALENDAR_DEADLINES_MAX } from "@legal/contracts/constants";
import { addDays, seoulDateOf } from "@legal/i18n";
import { newId } from "@legal/service-kit";
import { Deadline } from "../src/cases/deadlines/deadline-model.ts";
import { enter, introduce, settle, typeDate } from "./support-deadlines.ts";
import { useChatEvents } from "./support-events.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const events = useChatEvents(chat);
const kim = admin();
const today = seoulDateOf(new Date());

const list = async (query: string): Promise<CalendarDeadline[]> => {
  const path = `/internal/calendar-deadlines${query}`;
  const { status, body } = await chat.http.get<CalendarDeadline[]>(path, { asService: "notifications" });
  expect(status).toBe(200);
  return body;
};
const typed = async (owner = member(), date = addDays(today, 10), serviceType = "certified-mail") => {
  const { id } = await buy(chat.http, owner, serviceType);
  const { status, body } = await typeDate(chat.http, kim, id, date);
  expect(status).toBe(200);
  return body;
};
/** Due in some weeks, whatever day it is. */
const answerDue = { matter: "answer", service: { mode: "ordinary", date: addDays(today, -1) } };

describe("the deadlines of a calendar", () => {
  it("are a customer's own, of open cases, the nearest first", async () => {
    const owner = member();
    const late = await typed(owner, addDays(today, 40), "payment-order");
    const soon = await typed(owner, addDays(today, 3));
    await typed();
    const closed = await typed(owner, addDays(today, 1), "lawsuit");
    const done = { caseStatus: "종료", version: closed.version };
    expect((await chat.http.patch(`/api/chat-rooms/${closed.id}/status`, done, { as: kim })).status).toBe(200);
    const found = await list(`?customerId=${owner.id}`);
    expect(found.map(({ roomId }) => roomId)).toEqual([soon.id, late.id]);
    expect(found[0]).toMatchObject({
      number: soon.caseNumber,
      dueDate: addDays(today, 3),
      serviceType: "certified-mail",
      confirmed: true,
      cancelled: false,
    });
  });

  it("say which are not confirmed yet", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const strict = { ...answerDue, matter: "payment-order-objection" };
    await enter(chat.http, kim, room.id, strict);
    await enter(chat.http, kim, room.id, answerDue);
    const ofCustomer = { matter: "answer", service: { date: addDays(today, -2) } };
    const { id } = await enter(chat.http, owner, room.id, ofCustomer);
    const unconfirmed = (await list(`?customerId=${owner.id}`)).filter(({ confirmed }) => !confirmed);
    expect(unconfirmed).toHaveLength(2);
    expect(new Set(unconfirmed.map((one) => (one.id === id ? "customer's" : one.matter)))).toEqual(
      new Set(["customer's", strict.matter]),
    );
  });

  it("show a void one as cancelled for a while, and a kept one no more", async () => {
    const owner = member();
    const room = await buy(chat.http, owner);
    const off = await enter(chat.http, kim, room.id, answerDue);
    await settle(chat.http, kim, off, "void", "취하");
    const kept = await enter(chat.http, kim, room.id, answerDue);
    await settle(chat.http, kim, kept, "done");
    expect(await list(`?customerId=${owner.id}`)).toMatchObject([{ id: off.id, cancelled: true }]);
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    await Deadline.updateOne({ _id: off.id }, { $set: { updatedAt: longAgo } }, { timestamps: false });
    expect(await list(`?customerId=${owner.id}`)).toEqual([]);
  });

  it("are those of a staff member's cases, or the office's", async () => {
    const lee = admin();
    await introduce(events, lee, "이변호사");
    const mine = await typed();
    const other = await typed();
    const assignment = { assigneeId: lee.id, version: mine.version };
    expect((await chat.http.patch(`/api/chat-rooms/${mine.id}/assignee`, assignment, { as: lee })).status).toBe(200);
    expect((await list(`?assigneeId=${lee.id}`)).map(({ roomId }) => roomId)).toEqual([mine.id]);
    const office = (await list("")).map(({ roomId }) => roomId);
    expect(office).toEqual(expect.arrayContaining([mine.id, other.id]));
  });

  const repeat = async (roomId: string, given: object) => {
    const one = await Deadline.findById(roomId).orFail().lean();
    const many = Array.from({ length: CALENDAR_DEADLINES_MAX + 5 }, () => ({ ...one, ...given, _id: newId() }));
    await Deadline.collection.insertMany(many as never);
    return async () => Deadline.deleteMany({ _id: { $in: many.map(({ _id }) => _id) } });
  };

  it("of the office are those to come before any overdue ones, however many, and none of cases that have ended", async () => {
    const [coming, overdue, closed] = [await typed(member(), addDays(today, 1)), await typed(), await typed()];
    const done = { caseStatus: "종료", version: closed.version };
    expect((await chat.http.patch(`/api/chat-rooms/${closed.id}/status`, done, { as: kim })).status).toBe(200);
    const undo = [
      await repeat(overdue.id, { dueDate: addDays(today, -30) }),
      await repeat(closed.id, { dueDate: addDays(today, -20) }),
      await repeat(closed.id, { dueDate: today }),
    ];
    const found = (await list("")).map(({ roomId }) => roomId);
    for (const remove of undo) await remove();
    expect(found).toHaveLength(CALENDAR_DEADLINES_MAX);
    expect(found).toEqual(expect.arrayContaining([coming.id, overdue.id]));
    expect(found).not.toContain(closed.id);
  });

  it("are bounded, and for notifications alone", async () => {
    const owner = member();
    const room = await typed(owner);
    const one = await Deadline.findById(room.id).orFail().lean();
    const many = Array.from({ length: CALENDAR_DEADLINES_MAX + 5 }, () => ({ ...one, _id: newId() }));
    await Deadline.collection.insertMany(many as never);
    expect(await list(`?customerId=${owner.id}`)).toHaveLength(CALENDAR_DEADLINES_MAX);
    const path = "/internal/calendar-deadlines";
    expect((await chat.http.get(path, { asService: "ai" })).status).toBe(403);
    expect((await chat.http.get(path, { as: kim })).status).toBe(401);
    expect((await chat.http.get(`${path}?customerId[$ne]=1`, { asService: "notifications" })).status).toBe(400);
  });
});
