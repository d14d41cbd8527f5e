import type { CaseDeadline } from "@legal/contracts";
import { Deadline } from "../src/cases/deadlines/deadline-model.ts";
import { recomputeDeadlines } from "../src/cases/deadlines/recompute/recompute-deadlines.ts";
import { ANSWER, change, deadlinesOf, enter, PAYMENT_ORDER, postEntry, roomOf } from "./support-deadlines.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat();
const kim = admin();
/** Seven days from 2026-03-03: a Monday. */
const CORRECTION = {
  matter: "court-set",
  period: { n: 7, unit: "day" },
  service: { mode: "ordinary", date: "2026-03-02" },
};

const given = async () => {
  const room = await buy(chat.http, member());
  return { room, deadline: await enter(chat.http, kim, room.id, CORRECTION) };
};
const shown = (deadline: CaseDeadline) => deadlinesOf(chat.http, kim, deadline.chatRoomId);

describe("a period that the court has set", () => {
  it("is computed from the length in its order, with the court's article, and needs no second person", async () => {
    const { room, deadline } = await given();
    expect(deadline).toMatchObject({
      kind: "computed",
      matter: "court-set",
      period: { n: 7, unit: "day" },
      dueDate: "2026-03-09",
      statutory: false,
      confirmed: true,
      statutes: [{ law: "civilProcedure", articles: ["171", "172"] }],
    });
    expect(deadline.steps).toContainEqual(expect.objectContaining({ code: "COUNT", detail: "7 day" }));
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ deadline: "2026-03-09" });
  });

  it("is there once for one length, and beside another order of another length", async () => {
    const { room, deadline } = await given();
    expect((await enter(chat.http, kim, room.id, CORRECTION)).id).toBe(deadline.id);
    await enter(chat.http, kim, room.id, { ...CORRECTION, period: { n: 2, unit: "week" } });
    expect((await shown(deadline)).map(({ dueDate }) => dueDate)).toEqual(["2026-03-09", "2026-03-16"]);
  });

  it("is extended by the court, and changed to another length", async () => {
    const { deadline } = await given();
    const service = CORRECTION.service;
    const extended = await change(chat.http, kim, deadline, { service, extension: { n: 3, unit: "day" } });
    expect(extended).toMatchObject({ status: 200, body: { dueDate: "2026-03-12", period: CORRECTION.period } });
    const longer = await change(chat.http, kim, extended.body, { service, period: { n: 10, unit: "day" } });
    expect(longer).toMatchObject({ status: 200, body: { dueDate: "2026-03-12", period: { n: 10, unit: "day" } } });
  });

  it("takes the place of a matter that it was mistaken for, and gives it back", async () => {
    const { room } = await given();
    const answer = await enter(chat.http, kim, room.id, ANSWER);
    const service = ANSWER.service;
    const { matter, period } = CORRECTION;
    const corrected = await change(chat.http, kim, answer, { matter, period, service });
    expect(corrected.body).toMatchObject({ matter, period, formerMatter: "answer" });
    const back = await change(chat.http, kim, corrected.body, { matter: "answer", service });
    expect(back.body).toMatchObject({ matter: "answer", period: null, dueDate: answer.dueDate });
  });

  it("is for staff to enter, also where a customer knows its length", async () => {
    const customer = member();
    const room = await buy(chat.http, customer);
    const { status, body } = await postEntry(chat.http, customer, room.id, CORRECTION);
    expect({ status, body }).toMatchObject({ status: 400, body: { details: [{ path: "matter" }] } });
    expect(await deadlinesOf(chat.http, kim, room.id)).toEqual([]);
  });

  it("moves with holidays as others do", async () => {
    const { deadline } = await given();
    await enter(chat.http, kim, deadline.chatRoomId, PAYMENT_ORDER);
    await Deadline.updateMany({}, { $set: { calendar: "KR-2000-01/00000000" } });
    expect(await recomputeDeadlines()).toMatchObject({ movedCount: 0, complete: true });
    await chat.http.post("/api/holidays", { date: "2026-03-09", name: "임시공휴일" }, { as: kim });
    expect(await shown(deadline)).toMatchObject([{ dueDate: "2026-03-10", movedFrom: "2026-03-09" }, {}]);
  });
});
