import { deliveryCorrected, documentStateChanged, type ChatRoom } from "@legal/contracts";
import { addDays } from "@legal/i18n";
import {
  deadlinesUnderTest,
  delivered,
  kept,
  MATTER,
  served,
  staff,
  today,
  type Periods,
} from "./support-deliveries.ts";
import { useChatEvents } from "./support-events.ts";
import { buy, member, useChat } from "./support.ts";

const chat = useChat({ replicas: 1 });
const events = useChatEvents(chat);
const { enter, deadlines, caseDeadline } = deadlinesUnderTest(chat);
const startedOn = (date: string) => ({ started: [{ matter: "demand-followup", date }] });
const ago = (days: number) => addDays(today, -days);

describe("a delivery whose day is corrected", () => {
  const corrected = (room: ChatRoom, periods: Partial<Periods>, date: string, kind: "filed" | "sent" = "filed") => {
    const { from: _from, to: _to, ...event } = delivered(room, periods, date, kind);
    return { ...event, formerDate: today };
  };

  it("keeps no period that began after it", async () => {
    const room = await buy(chat.http, member(), "objection");
    await enter(room, staff, MATTER, ago(1));
    await events.deliver(deliveryCorrected, corrected(room, kept(null), ago(2)));
    expect(await deadlines(room)).toMatchObject([{ state: "open" }]);
    await events.deliver(documentStateChanged, delivered(room, kept(ago(1))));
    expect(await deadlines(room)).toMatchObject([{ state: "done" }]);
    await events.deliver(deliveryCorrected, corrected(room, kept(ago(1)), ago(2)));
    expect(await deadlines(room)).toMatchObject([{ state: "open", reason: null }]);
  });

  it("leaves what a person gave a reason for", async () => {
    const room = await buy(chat.http, member());
    const { id, version } = await enter(room, staff, "demand-followup", today);
    const settled = { state: "done", version, reason: "서류 제출 2026.03.05" };
    const path = `/api/chat-rooms/${room.id}/deadlines/${id}/state`;
    expect((await chat.http.patch(path, settled, { as: staff })).status).toBe(200);
    await events.deliver(deliveryCorrected, corrected(room, startedOn(ago(20)), ago(20), "sent"));
    const [after] = await deadlines(room);
    expect(after).toMatchObject({ state: "done", reason: settled.reason });
    expect(after).not.toHaveProperty("keptBy");
  });

  it("counts from that day what ran from the other", async () => {
    const room = await buy(chat.http, member());
    await events.deliver(documentStateChanged, delivered(room, startedOn(today), today, "sent"));
    const [before] = await deadlines(room);
    const day = ago(20);
    const event = corrected(room, startedOn(day), day, "sent");
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
    const [demand, order] = [await buy(chat.http, owner), await buy(chat.http, owner, "payment-order")];
    await events.deliver(documentStateChanged, delivered(demand, startedOn(ago(100)), ago(100), "sent"));
    const followed = { matter: "demand-followup", servedOn: ago(100) };
    const elsewhere = [{ ...followed, caseId: demand.id }];
    await events.deliver(
      documentStateChanged,
      delivered(order, { finished: [{ ...followed, servedOn: null }], elsewhere }),
    );
    const [before] = await deadlines(demand);
    const correct = (formerDate: string, date: string) =>
      events.deliver(deliveryCorrected, { ...corrected(demand, startedOn(date), date, "sent"), formerDate });
    await correct(ago(100), ago(110));
    const [inTime] = await deadlines(demand);
    expect(inTime).toMatchObject({ id: before?.id, state: "done", reason: `서류 제출 ${today}` });
    expect(inTime && before && inTime.dueDate < before.dueDate).toBe(true);
    await correct(ago(110), ago(200));
    const [late] = await deadlines(demand);
    expect(late).toMatchObject({ id: before?.id, state: "open", reason: null, service: { date: ago(200) } });
    expect(late && late.dueDate < today).toBe(true);
    expect(await caseDeadline(demand)).toBe(late?.dueDate);
  });

  it("lets a deadline run again that it was too late for, and keeps one that it was in time for", async () => {
    const room = await buy(chat.http, member(), "objection");
    const long = ago(30);
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
      const [demand, empty] = [await buy(chat.http, member()), await buy(chat.http, member())];
      await events.deliver(documentStateChanged, delivered(demand, startedOn(today), today, "sent"));
      const [before] = await deadlines(demand);
      for (const room of [demand, empty]) await end(room);
      const day = ago(20);
      for (const room of [demand, empty])
        await events.deliver(deliveryCorrected, corrected(room, startedOn(day), day, "sent"));
      expect(await deadlines(empty)).toEqual([]);
      await reopen(demand);
      const [after] = await deadlines(demand);
      expect(after).toMatchObject({ id: before?.id, state: "open", service: { date: day }, version: 1 });
      expect(after && before && after.dueDate < before.dueDate).toBe(true);
      expect(await caseDeadline(demand)).toBe(after?.dueDate);
    });

    it("reaches what had been kept, which is open again where the paper came too late", async () => {
      const room = await buy(chat.http, member(), "objection");
      const { dueDate } = await enter(room, staff, MATTER, ago(30));
      const finished = kept(ago(30));
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
    const order = await enter(room, staff, MATTER, today);
    await events.deliver(documentStateChanged, delivered(room, startedOn(today), today, "sent"));
    const day = ago(20);
    await events.deliver(deliveryCorrected, corrected(room, startedOn(day), day, "sent"));
    const { id, matter, service, dueDate, version } = order;
    const others = (await deadlines(room)).filter((one) => one.matter !== "demand-followup");
    expect(others).toMatchObject([{ id, matter, service, dueDate, version }]);
  });

  it("leaves what is kept on its last day kept, whichever of the two days is corrected", async () => {
    const owner = member();
    const { dueDate: earlier } = await enter(await buy(chat.http, member()), staff, "demand-followup", ago(250));
    const [demand, order] = [await buy(chat.http, owner), await buy(chat.http, owner, "payment-order")];
    await events.deliver(documentStateChanged, delivered(demand, startedOn(ago(240)), ago(240), "sent"));
    const [{ dueDate: lastDay } = { dueDate: "" }] = await deadlines(demand);
    const elsewhere = [{ matter: "demand-followup", servedOn: ago(240), caseId: demand.id }];
    await events.deliver(documentStateChanged, delivered(order, { elsewhere }, earlier));
    const correct = async (formerDate: string, date: string) => {
      await events.deliver(deliveryCorrected, { ...corrected(order, { elsewhere }, date), formerDate });
      expect(await deadlines(demand)).toMatchObject([{ state: "done", reason: `서류 제출 ${date}` }]);
    };
    await correct(earlier, lastDay);
    await correct(lastDay, earlier);
    const correction = { ...corrected(demand, startedOn(ago(250)), ago(250), "sent"), formerDate: ago(240) };
    await events.deliver(deliveryCorrected, correction);
    const still = { state: "done", reason: `서류 제출 ${earlier}`, dueDate: earlier };
    expect(await deadlines(demand)).toMatchObject([still]);
  });

  const statesByService = async (room: ChatRoom) =>
    Object.fromEntries((await deadlines(room)).map(({ service, state }) => [service?.date, state]));

  it("leaves the running deadline of another decision alone", async () => {
    const room = await buy(chat.http, member(), "objection");
    const other = ago(1);
    await enter(room, staff);
    await enter(room, staff, MATTER, other);
    await events.deliver(documentStateChanged, delivered(room, kept()));
    await events.deliver(deliveryCorrected, corrected(room, kept(), ago(1)));
    expect(await statesByService(room)).toEqual({ [served]: "done", [other]: "open" });
  });

  it("lets the deadline of its own decision alone run again, where two papers left on the same day", async () => {
    const room = await buy(chat.http, member(), "objection");
    const [early, late] = [ago(10), ago(4)];
    const { dueDate } = await enter(room, staff, MATTER, early);
    await enter(room, staff, MATTER, late);
    for (const day of [early, late]) await events.deliver(documentStateChanged, delivered(room, kept(day)));
    const after = addDays(dueDate, 1);
    await events.deliver(deliveryCorrected, corrected(room, kept(early), after));
    expect(await statesByService(room)).toEqual({ [early]: "open", [late]: "done" });
    expect((await deadlines(room)).find(({ state }) => state === "done")?.reason).toBe(`서류 제출 ${today}`);
  });
});
