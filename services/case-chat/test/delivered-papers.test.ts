import { deadlineRecorded, documentStateChanged, type CaseActivity } from "@legal/contracts";
import { addDays } from "@legal/i18n";
import { KnownUser } from "../src/users/user-model.ts";
import { deadlinesUnderTest, delivered, kept, MATTER, served, staff, today } from "./support-deliveries.ts";
import { useChatEvents } from "./support-events.ts";
import { recordedAndPublished } from "./support-recorded.ts";
import { buy, member, useChat } from "./support.ts";

const chat = useChat({ replicas: 1 });
const events = useChatEvents(chat);
const { enter, deadlines, caseDeadline } = deadlinesUnderTest(chat);

beforeAll(() => KnownUser.create({ _id: staff.id, username: "kim", role: "admin", version: 1 }));

describe("a paper that is filed", () => {
  it("keeps the deadline that it was written for, in the history, and the case shows it no more", async () => {
    const owner = member();
    const room = await buy(chat.http, owner, "objection");
    const { id, dueDate } = await enter(room, owner);
    expect(await caseDeadline(room)).toBe(dueDate);
    const event = delivered(room, kept());
    const eventId = await events.deliver(documentStateChanged, event);
    const keptBy = { kind: "filed", date: today };
    expect(await deadlines(room)).toMatchObject([
      { id, state: "done", reason: `서류 제출 ${today}`, keptBy, version: 1 },
    ]);
    expect(await caseDeadline(room)).toBeNull();
    const { body } = await chat.http.get<CaseActivity[]>(`/api/chat-rooms/${room.id}/activity`, { as: staff });
    expect(body.find(({ kind }) => kind === "deadline")).toMatchObject({
      actor: { id: staff.id },
      from: dueDate,
      to: null,
      deadline: { change: "done", matter: MATTER, keptBy },
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
    const [demand, order, foreign] = [
      await buy(chat.http, owner),
      await buy(chat.http, owner, "payment-order"),
      await buy(chat.http, member()),
    ];
    for (const room of [demand, foreign])
      await events.deliver(documentStateChanged, delivered(room, started, today, "sent"));
    const followed = { matter: "demand-followup", servedOn: today };
    const elsewhere = [demand, foreign].map(({ id: caseId }) => ({ ...followed, caseId }));
    const filing = delivered(order, { finished: [{ ...followed, servedOn: null }], elsewhere });
    const eventId = await events.deliver(documentStateChanged, filing);
    expect(await deadlines(demand)).toMatchObject([{ state: "done", reason: `서류 제출 ${today}` }]);
    expect(await caseDeadline(demand)).toBeNull();
    expect(await deadlines(order)).toEqual([]);
    // No event reaches into another customer's case.
    expect(await deadlines(foreign)).toMatchObject([{ state: "open" }]);
    await events.deliver(documentStateChanged, filing, eventId);
    expect(await deadlines(demand)).toMatchObject([{ version: 1 }]);
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
