import {
  deadlineRecorded,
  deliveryCorrected,
  documentStateChanged,
  type CaseActivity,
  type CaseDeadline,
  type ChatRoom,
} from "@legal/contracts";
import { addDays, seoulDateOf } from "@legal/i18n";
import { newId, type User } from "@legal/service-kit";
import { KnownUser } from "../src/users/user-model.ts";
import { useChatEvents } from "./support-events.ts";
import { recordedAndPublished } from "./support-recorded.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat({ replicas: 1 });
const events = useChatEvents(chat);
const staff = admin();
const today = seoulDateOf(new Date());
const served = addDays(today, -3);
const MATTER = "payment-order-objection";

type Kept = { matter: string; servedOn: string | null };
type Periods = {
  finished: Kept[];
  started: { matter: string; date: string }[];
  elsewhere?: (Kept & { caseId: string })[];
};

const delivered = (room: ChatRoom, periods: Partial<Periods>, date = today, kind: "filed" | "sent" = "filed") => ({
  documentId: newId(),
  caseId: room.id,
  userId: room.userId,
  typeId: "objection",
  from: "approved" as const,
  to: "delivered" as const,
  delivery: { kind, date },
  periods: { finished: [], started: [], ...periods },
  changedBy: staff.id,
});
const enter = async (room: ChatRoom, as: User, matter = MATTER, date = served): Promise<CaseDeadline> => {
  const body = { matter, service: { date } };
  const entered = await chat.http.post<CaseDeadline>(`/api/chat-rooms/${room.id}/deadlines`, body, { as });
  expect(entered.status).toBe(201);
  return entered.body;
};
const deadlines = async (room: ChatRoom): Promise<CaseDeadline[]> =>
  (await chat.http.get<CaseDeadline[]>(`/api/chat-rooms/${room.id}/deadlines`, { as: staff })).body;
const caseDeadline = async (room: ChatRoom) =>
  (await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: staff })).body.deadline;
const kept = (servedOn: string | null = served) => ({ finished: [{ matter: MATTER, servedOn }] });

beforeAll(() => KnownUser.create({ _id: staff.id, username: "kim", role: "admin", version: 1 }));

describe("a paper that is filed", () => {
  it("keeps the deadline that it was written for, in the history, and the case shows it no more", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "objection");
    const { id, dueDate } = await enter(room, owner);
    expect(await caseDeadline(room)).toBe(dueDate);
    const event = delivered(room, kept());
    const eventId = await events.deliver(documentStateChanged, event);
    expect(await deadlines(room)).toMatchObject([{ id, state: "done", reason: `서류 제출 ${today}`, version: 1 }]);
    expect(await caseDeadline(room)).toBeNull();
    const { body } = await chat.http.get<CaseActivity[]>(`/api/chat-rooms/${room.id}/activity`, { as: staff });
    expect(body.find(({ kind }) => kind === "deadline")).toMatchObject({
      actor: { id: staff.id },
      from: dueDate,
      to: null,
      deadline: { change: "done", matter: MATTER },
    });

    // Staff open it again; the same event delivered once more leaves it to them.
    const path = `/api/chat-rooms/${room.id}/deadlines/${id}/state`;
    const reopened = await chat.http.patch(path, { state: "open", version: 1 }, { as: staff });
    expect(reopened.status).toBe(200);
    await events.deliver(documentStateChanged, event, eventId);
    expect(await deadlines(room)).toMatchObject([{ state: "open" }]);
  });

  it("keeps of several the one of that service, and one alone whatever day was entered for it", async () => {
    const [two, one] = [await buy(chat.http, member(), "objection"), await buy(chat.http, member(), "objection")];
    await enter(two, staff);
    await enter(two, staff, MATTER, addDays(today, -1));
    await events.deliver(documentStateChanged, delivered(two, kept()));
    expect((await deadlines(two)).map(({ state, service }) => [state, service?.date])).toEqual([
      ["open", addDays(today, -1)],
      ["done", served],
    ]);
    await enter(one, staff, MATTER, addDays(today, -2));
    await events.deliver(documentStateChanged, delivered(one, kept()));
    expect(await deadlines(one)).toMatchObject([{ state: "done" }]);
  });

  it("keeps one alone once, which stands for several", async () => {
    const room = await buy(chat.http, member(), "objection");
    await enter(room, staff);
    const finished = [addDays(today, -1), addDays(today, -2)].flatMap((servedOn) => kept(servedOn).finished);
    await events.deliver(documentStateChanged, delivered(room, { finished }));
    const { body } = await chat.http.get<CaseActivity[]>(`/api/chat-rooms/${room.id}/activity`, { as: staff });
    expect(body.filter(({ deadline }) => deadline?.change === "done")).toHaveLength(1);
  });

  it("keeps no other in place of one that staff had ticked", async () => {
    const room = await buy(chat.http, member(), "objection");
    const { id, version } = await enter(room, staff);
    await enter(room, staff, MATTER, addDays(today, -1));
    const path = `/api/chat-rooms/${room.id}/deadlines/${id}/state`;
    expect((await chat.http.patch(path, { state: "done", version }, { as: staff })).status).toBe(200);
    for (const servedOn of [served, null]) await events.deliver(documentStateChanged, delivered(room, kept(servedOn)));
    expect((await deadlines(room)).map(({ state }) => state).toSorted()).toEqual(["done", "open"]);
  });

  it("before a period began keeps none, and no other in place of that one", async () => {
    const room = await buy(chat.http, member(), "objection");
    await enter(room, staff, MATTER, today);
    for (const servedOn of [today, null])
      await events.deliver(documentStateChanged, delivered(room, kept(servedOn), addDays(today, -1)));
    expect(await deadlines(room)).toMatchObject([{ state: "open" }]);
    await enter(room, staff, MATTER, served);
    await events.deliver(documentStateChanged, delivered(room, kept(today), addDays(today, -1)));
    expect((await deadlines(room)).map(({ state }) => state)).toEqual(["open", "open"]);
  });

  it("after its day keeps none, and another matter's stays", async () => {
    const room = await buy(chat.http, member(), "objection");
    await enter(room, staff, MATTER, addDays(today, -60));
    await enter(room, staff, "answer");
    await events.deliver(documentStateChanged, delivered(room, kept(addDays(today, -60))));
    expect((await deadlines(room)).map(({ state }) => state)).toEqual(["open", "open"]);
  });
});

describe("a demand that is sent", () => {
  const started = { started: [{ matter: "demand-followup", date: today }] };

  it("starts the period in which a suit must follow, once", async () => {
    const room = await buy(chat.http, member());
    const event = delivered(room, started, today, "sent");
    const eventId = await events.deliver(documentStateChanged, event);
    await events.deliver(documentStateChanged, event, eventId);
    const [deadline, ...others] = await deadlines(room);
    expect(others).toEqual([]);
    expect(deadline).toMatchObject({ matter: "demand-followup", state: "open", service: { date: today } });
    expect(deadline?.enteredBy).toMatchObject({ id: staff.id, side: "admin" });
    expect(await recordedAndPublished(deadlineRecorded, room.id)).toHaveLength(1);
  });

  it("is followed by what is filed in another case of the same customer", async () => {
    const owner = member();
    const [letter, order, foreign] = [
      await buy(chat.http, owner),
      await buy(chat.http, owner, "payment-order"),
      await buy(chat.http, member()),
    ];
    for (const room of [letter, foreign])
      await events.deliver(documentStateChanged, delivered(room, started, today, "sent"));
    const followed = { matter: "demand-followup", servedOn: today };
    const elsewhere = [letter, foreign].map(({ id: caseId }) => ({ ...followed, caseId }));
    const filing = delivered(order, { finished: [{ ...followed, servedOn: null }], elsewhere });
    const eventId = await events.deliver(documentStateChanged, filing);
    expect(await deadlines(letter)).toMatchObject([{ state: "done", reason: `서류 제출 ${today}` }]);
    expect(await caseDeadline(letter)).toBeNull();
    expect(await deadlines(order)).toEqual([]);
    // No event reaches into another customer's case.
    expect(await deadlines(foreign)).toMatchObject([{ state: "open" }]);
    await events.deliver(documentStateChanged, filing, eventId);
    expect(await deadlines(letter)).toMatchObject([{ version: 1 }]);
  });

  it.each([
    ["a day still to come", addDays(today, 3), "demand-followup"],
    ["a matter that this release does not know", today, "something-new"],
  ])("on %s starts nothing and stops no other event", async (_what, date, matter) => {
    const room = await buy(chat.http, member());
    await events.deliver(documentStateChanged, delivered(room, { started: [{ matter, date }] }, today, "sent"));
    expect(await deadlines(room)).toEqual([]);
  });

  it("in a case that has ended starts nothing", async () => {
    const room = await buy(chat.http, member());
    await chat.http.patch(`/api/chat-rooms/${room.id}/status`, { caseStatus: "종료", reason: "끝" }, { as: staff });
    await events.deliver(documentStateChanged, delivered(room, started, today, "sent"));
    expect(await deadlines(room)).toEqual([]);
  });
});

describe("a delivery whose day is corrected", () => {
  const corrected = (room: ChatRoom, periods: Partial<Periods>, date: string, kind: "filed" | "sent" = "filed") => {
    const { from: _from, to: _to, ...event } = delivered(room, periods, date, kind);
    return { ...event, formerDate: today };
  };

  it("keeps no period that began after it", async () => {
    const room = await buy(chat.http, member(), "objection");
    const [day, yesterday] = [addDays(today, -2), addDays(today, -1)];
    await enter(room, staff, MATTER, yesterday);
    await events.deliver(deliveryCorrected, corrected(room, kept(null), day));
    expect(await deadlines(room)).toMatchObject([{ state: "open" }]);
    await events.deliver(documentStateChanged, delivered(room, kept(yesterday)));
    expect(await deadlines(room)).toMatchObject([{ state: "done" }]);
    await events.deliver(deliveryCorrected, corrected(room, kept(yesterday), day));
    expect(await deadlines(room)).toMatchObject([{ state: "open", reason: null }]);
  });

  it("counts from that day what ran from the other", async () => {
    const room = await buy(chat.http, member());
    const started = (date: string) => ({ started: [{ matter: "demand-followup", date }] });
    await events.deliver(documentStateChanged, delivered(room, started(today), today, "sent"));
    const [before] = await deadlines(room);
    const day = addDays(today, -20);
    const event = corrected(room, started(day), day, "sent");
    const eventId = await events.deliver(deliveryCorrected, event);
    await events.deliver(deliveryCorrected, event, eventId);
    const [after, ...others] = await deadlines(room);
    expect(others).toEqual([]);
    expect(after).toMatchObject({ id: before?.id, state: "open", service: { date: day }, version: 1 });
    expect(after && before && after.dueDate < before.dueDate).toBe(true);
    expect(await caseDeadline(room)).toBe(after?.dueDate);
  });

  it("counts again what another paper has kept by then, which runs again where that one came too late", async () => {
    const owner = member();
    const [letter, order] = [await buy(chat.http, owner), await buy(chat.http, owner, "payment-order")];
    const ago = (days: number) => addDays(today, -days);
    const started = (date: string) => ({ started: [{ matter: "demand-followup", date }] });
    await events.deliver(documentStateChanged, delivered(letter, started(ago(100)), ago(100), "sent"));
    const followed = { matter: "demand-followup", servedOn: ago(100) };
    const elsewhere = [{ ...followed, caseId: letter.id }];
    await events.deliver(
      documentStateChanged,
      delivered(order, { finished: [{ ...followed, servedOn: null }], elsewhere }),
    );
    const [before] = await deadlines(letter);
    const correct = (formerDate: string, date: string) =>
      events.deliver(deliveryCorrected, { ...corrected(letter, started(date), date, "sent"), formerDate });
    await correct(ago(100), ago(110));
    const [inTime] = await deadlines(letter);
    expect(inTime).toMatchObject({ id: before?.id, state: "done", reason: `서류 제출 ${today}` });
    expect(inTime && before && inTime.dueDate < before.dueDate).toBe(true);
    await correct(ago(110), ago(200));
    const [late] = await deadlines(letter);
    expect(late).toMatchObject({ id: before?.id, state: "open", reason: null, service: { date: ago(200) } });
    expect(late && late.dueDate < today).toBe(true);
    expect(await caseDeadline(letter)).toBe(late?.dueDate);
  });

  it("lets a deadline run again that it was too late for, and keeps one that it was in time for", async () => {
    const room = await buy(chat.http, member(), "objection");
    const long = addDays(today, -30);
    const { dueDate } = await enter(room, staff, MATTER, long);
    const intime = addDays(dueDate, -1);
    await events.deliver(documentStateChanged, delivered(room, kept(long), dueDate));
    expect(await deadlines(room)).toMatchObject([{ state: "done", reason: `서류 제출 ${dueDate}` }]);
    const from = (formerDate: string, date: string) => ({ ...corrected(room, kept(long), date), formerDate });
    await events.deliver(deliveryCorrected, from(dueDate, addDays(dueDate, 1)));
    expect(await deadlines(room)).toMatchObject([{ state: "open", reason: null }]);
    await events.deliver(deliveryCorrected, from(addDays(dueDate, 1), intime));
    expect(await deadlines(room)).toMatchObject([{ state: "done", reason: `서류 제출 ${intime}` }]);
  });

  describe("in a case that has ended", () => {
    const end = (room: ChatRoom) =>
      chat.http.patch(`/api/chat-rooms/${room.id}/status`, { caseStatus: "종료", reason: "끝" }, { as: staff });
    const reopen = async (room: ChatRoom) => {
      const path = `/api/chat-rooms/${room.id}/status`;
      expect((await chat.http.patch(path, { caseStatus: "작성중" }, { as: staff })).status).toBe(200);
    };

    it("reaches what runs there, and starts nothing", async () => {
      const [letter, empty] = [await buy(chat.http, member()), await buy(chat.http, member())];
      const started = (date: string) => ({ started: [{ matter: "demand-followup", date }] });
      await events.deliver(documentStateChanged, delivered(letter, started(today), today, "sent"));
      const [before] = await deadlines(letter);
      for (const room of [letter, empty]) await end(room);
      const day = addDays(today, -20);
      for (const room of [letter, empty])
        await events.deliver(deliveryCorrected, corrected(room, started(day), day, "sent"));
      expect(await deadlines(empty)).toEqual([]);
      await reopen(letter);
      const [after] = await deadlines(letter);
      expect(after).toMatchObject({ id: before?.id, state: "open", service: { date: day }, version: 1 });
      expect(after && before && after.dueDate < before.dueDate).toBe(true);
      expect(await caseDeadline(letter)).toBe(after?.dueDate);
    });

    it("reaches what had been kept, which is open again where the paper came too late", async () => {
      const room = await buy(chat.http, member(), "objection");
      const { dueDate } = await enter(room, staff, MATTER, addDays(today, -30));
      const finished = kept(addDays(today, -30));
      await events.deliver(documentStateChanged, delivered(room, finished, dueDate));
      await end(room);
      const late = { ...corrected(room, finished, addDays(dueDate, 1)), formerDate: dueDate };
      await events.deliver(deliveryCorrected, late);
      await reopen(room);
      expect(await deadlines(room)).toMatchObject([{ state: "open", reason: null }]);
      expect(await caseDeadline(room)).toBe(dueDate);
    });
  });

  it("counts no other matter that began on the same day", async () => {
    const room = await buy(chat.http, member());
    const started = (date: string) => ({ started: [{ matter: "demand-followup", date }] });
    const order = await enter(room, staff, MATTER, today);
    await events.deliver(documentStateChanged, delivered(room, started(today), today, "sent"));
    const day = addDays(today, -20);
    await events.deliver(deliveryCorrected, corrected(room, started(day), day, "sent"));
    const { id, matter, service, dueDate, version } = order;
    const others = (await deadlines(room)).filter((one) => one.matter !== "demand-followup");
    expect(others).toMatchObject([{ id, matter, service, dueDate, version }]);
  });

  it("leaves what is kept on its last day kept, whichever of the two days is corrected", async () => {
    const owner = member();
    const ago = (days: number) => addDays(today, -days);
    const started = (date: string) => ({ started: [{ matter: "demand-followup", date }] });
    const { dueDate: earlier } = await enter(await buy(chat.http, member()), staff, "demand-followup", ago(250));
    const [letter, order] = [await buy(chat.http, owner), await buy(chat.http, owner, "payment-order")];
    await events.deliver(documentStateChanged, delivered(letter, started(ago(240)), ago(240), "sent"));
    const [{ dueDate: lastDay } = { dueDate: "" }] = await deadlines(letter);
    const elsewhere = [{ matter: "demand-followup", servedOn: ago(240), caseId: letter.id }];
    await events.deliver(documentStateChanged, delivered(order, { elsewhere }, earlier));
    const correct = async (formerDate: string, date: string) => {
      await events.deliver(deliveryCorrected, { ...corrected(order, { elsewhere }, date), formerDate });
      expect(await deadlines(letter)).toMatchObject([{ state: "done", reason: `서류 제출 ${date}` }]);
    };
    await correct(earlier, lastDay);
    await correct(lastDay, earlier);
    const letterBefore = { ...corrected(letter, started(ago(250)), ago(250), "sent"), formerDate: ago(240) };
    await events.deliver(deliveryCorrected, letterBefore);
    const still = { state: "done", reason: `서류 제출 ${earlier}`, dueDate: earlier };
    expect(await deadlines(letter)).toMatchObject([still]);
  });

  const statesByService = async (room: ChatRoom) =>
    Object.fromEntries((await deadlines(room)).map(({ service, state }) => [service?.date, state]));

  it("leaves the running deadline of another decision alone", async () => {
    const room = await buy(chat.http, member(), "objection");
    const other = addDays(today, -1);
    await enter(room, staff);
    await enter(room, staff, MATTER, other);
    await events.deliver(documentStateChanged, delivered(room, kept()));
    await events.deliver(deliveryCorrected, corrected(room, kept(), addDays(today, -1)));
    expect(await statesByService(room)).toEqual({ [served]: "done", [other]: "open" });
  });

  it("lets the deadline of its own decision alone run again, where two papers left on the same day", async () => {
    const room = await buy(chat.http, member(), "objection");
    const [early, late] = [addDays(today, -10), addDays(today, -4)];
    const { dueDate } = await enter(room, staff, MATTER, early);
    await enter(room, staff, MATTER, late);
    for (const day of [early, late]) await events.deliver(documentStateChanged, delivered(room, kept(day)));
    const after = addDays(dueDate, 1);
    await events.deliver(deliveryCorrected, corrected(room, kept(early), after));
    expect(await statesByService(room)).toEqual({ [early]: "open", [late]: "done" });
    expect((await deadlines(room)).find(({ state }) => state === "done")?.reason).toBe(`서류 제출 ${today}`);
  });
});
