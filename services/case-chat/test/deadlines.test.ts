import { until } from "@legal/test-kit";
import {
  ANSWER,
  change,
  confirm,
  withdraw,
  deadlinesOf,
  enter,
  historyOf,
  PAYMENT_ORDER,
  PAYMENT_ORDER_DUE,
  postEntry,
  recorded,
  roomOf,
  settle,
  typeDate,
} from "./support-deadlines.ts";
import { admin, buy, hearing, member, useChat } from "./support.ts";

const chat = useChat();
const [kim, lee] = [admin(), admin()];
const DEADLINE_CHANGED = "case-chat.deadline-changed.v1";
const opened = async () => {
  const owner = member();
  return { owner, room: await buy(chat.http, owner) };
};

describe("a service that staff enter", () => {
  it("gives the due date with its steps, in the case, its history and its events", async () => {
    const { owner, room } = await opened();
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    expect(deadline).toMatchObject({ ...PAYMENT_ORDER, kind: "computed", dueDate: PAYMENT_ORDER_DUE, state: "open" });
    expect(deadline.steps.map(({ code }) => code)).toEqual(["SERVED", "FIRST_DAY_EXCLUDED", "COUNT", "DUE"]);
    for (const as of [owner, kim]) {
      expect(await deadlinesOf(chat.http, as, room.id)).toMatchObject([{ id: deadline.id, steps: deadline.steps }]);
      expect(await roomOf(chat.http, as, room.id)).toMatchObject({
        deadline: PAYMENT_ORDER_DUE,
        nextDeadline: { id: deadline.id, matter: PAYMENT_ORDER.matter, confirmed: false },
        openDeadlines: 1,
      });
    }
    const [entry] = await historyOf(chat.http, kim, room.id);
    const { matter } = PAYMENT_ORDER;
    const dates = { from: null, to: PAYMENT_ORDER_DUE };
    expect(entry).toMatchObject({ kind: "deadline", ...dates, deadline: { change: "entered", matter } });
    expect(await recorded(DEADLINE_CHANGED, room.id)).toEqual([
      { roomId: room.id, userId: owner.id, deadline: PAYMENT_ORDER_DUE, changedBy: kim.id },
    ]);
    const facts = { deadlineId: deadline.id, change: "entered", dueDate: PAYMENT_ORDER_DUE, confirmed: false };
    expect(await recorded("case-chat.deadline-recorded.v1", room.id)).toMatchObject([facts]);
  });

  it("is entered once by a double click, and by two at the same time", async () => {
    const { room } = await opened();
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(chat.http, kim, room.id, PAYMENT_ORDER)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await deadlinesOf(chat.http, kim, room.id)).toHaveLength(1);
    expect(await recorded(DEADLINE_CHANGED, room.id)).toHaveLength(1);
  });

  it("reaches the open screens of customer and staff, and no others", async () => {
    const { owner, room } = await opened();
    const [theirs, desk, other] = await Promise.all([owner, lee, member()].map((one) => chat.http.connect(one)));
    const changed = [theirs, desk, other].map((client) => hearing(client!, "deadlines-changed"));
    const rooms = hearing(theirs!, "room-updated");
    await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    await until(() => rooms.some(({ deadline }) => deadline === PAYMENT_ORDER_DUE));
    await until(() => changed.slice(0, 2).every((changes) => changes.some(({ chatRoomId }) => chatRoomId === room.id)));
    expect(changed[2]).toEqual([]);
  });
});

describe("who may", () => {
  it("read and enter: the case's customer and staff; to others it is not there", async () => {
    const { room } = await opened();
    await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const stranger = member();
    const path = `/api/chat-rooms/${room.id}/deadlines`;
    expect(await chat.http.get(path, { as: stranger })).toMatchObject({
      status: 404,
      body: { code: "ROOM_NOT_FOUND" },
    });
    expect(await postEntry(chat.http, stranger, room.id, ANSWER)).toMatchObject({ status: 404 });
    expect(await chat.http.get(path)).toMatchObject({ status: 401 });
  });

  it("change, confirm and settle: staff alone, and only under the deadline's own case", async () => {
    const { owner, room } = await opened();
    const other = await buy(chat.http, owner, "payment-order");
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const attempts = [
      change(chat.http, owner, deadline, { service: ANSWER.service }),
      confirm(chat.http, owner, deadline),
      settle(chat.http, owner, deadline, "done"),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(403);
    const elsewhere = { ...deadline, chatRoomId: other.id };
    expect((await confirm(chat.http, lee, elsewhere)).status).toBe(404);
    expect((await settle(chat.http, lee, elsewhere, "done")).status).toBe(404);
  });

  it("has none in a conversation with the office", async () => {
    const owner = member();
    const { body } = await chat.http.post<{ id: string }>("/api/chat-rooms/admin-support", undefined, { as: owner });
    expect(await deadlinesOf(chat.http, owner, body.id)).toEqual([]);
    expect((await postEntry(chat.http, kim, body.id, PAYMENT_ORDER)).status).toBe(404);
  });
});

describe("a peremptory period", () => {
  it("is confirmed by a second staff member, once, and counts before", async () => {
    const { room } = await opened();
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    expect(deadline).toMatchObject({ statutory: true, confirmed: false });
    expect(await confirm(chat.http, kim, deadline)).toMatchObject({
      status: 409,
      body: { code: "DEADLINE_NEEDS_COLLEAGUE" },
    });
    const { body } = await confirm(chat.http, lee, deadline);
    expect(body).toMatchObject({ confirmed: true, confirmedBy: { id: lee.id }, version: deadline.version + 1 });
    expect(await confirm(chat.http, lee, deadline)).toMatchObject({ status: 200, body: { version: body.version } });
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ nextDeadline: { confirmed: true } });
    const confirmations = (await historyOf(chat.http, kim, room.id)).filter(
      ({ deadline: what }) => what?.change === "confirmed",
    );
    expect(confirmations).toMatchObject([{ from: PAYMENT_ORDER_DUE, to: PAYMENT_ORDER_DUE }]);
  });

  it("loses its confirmation with another service, which its author cannot confirm", async () => {
    const { room } = await opened();
    const { body } = await confirm(chat.http, lee, await enter(chat.http, kim, room.id, PAYMENT_ORDER));
    const service = { mode: "ordinary", date: "2026-03-03" };
    const { body: changed } = await change(chat.http, lee, body, { service });
    expect(changed).toMatchObject({ dueDate: "2026-03-17", confirmed: false, confirmedBy: null });
    expect(changed).toMatchObject({ enteredBy: { id: kim.id }, statedBy: { id: lee.id } });
    expect((await confirm(chat.http, lee, changed)).status).toBe(409);
    expect((await confirm(chat.http, kim, changed)).status).toBe(200);
  });
});

describe("a confirmation that is withdrawn", () => {
  it("leaves what waited for it as before, and only who gave it withdraws it", async () => {
    const { room } = await opened();
    const entered = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const { service } = PAYMENT_ORDER;
    const { body: corrected } = await change(chat.http, kim, entered, { service, matter: ANSWER.matter });
    expect(corrected).toMatchObject({ confirmed: false, formerMatter: PAYMENT_ORDER.matter });
    const { body: confirmed } = await confirm(chat.http, lee, corrected);
    expect(confirmed).toMatchObject({ confirmed: true, formerMatter: null });
    expect((await withdraw(chat.http, kim, confirmed)).status).toBe(409);
    expect((await withdraw(chat.http, lee, corrected)).status).toBe(409);
    const { body } = await withdraw(chat.http, lee, confirmed);
    expect(body).toMatchObject({ confirmed: false, confirmedBy: null, formerMatter: PAYMENT_ORDER.matter });
    expect(await roomOf(chat.http, kim, room.id)).toMatchObject({ nextDeadline: { confirmed: false } });
    const { body: again } = await confirm(chat.http, lee, body);
    expect(again.confirmed).toBe(true);
    const done = await settle(chat.http, kim, again, "done");
    expect((await withdraw(chat.http, lee, done.body)).status).toBe(409);
  });
});

describe("any other period", () => {
  it("that staff enter needs no second person", async () => {
    const { room } = await opened();
    expect(await enter(chat.http, kim, room.id, ANSWER)).toMatchObject({ statutory: false, confirmed: true });
  });
});

describe("a customer", () => {
  it("enters the day a paper came, which any staff member confirms", async () => {
    const { owner, room } = await opened();
    for (const { matter, service } of [PAYMENT_ORDER, ANSWER]) {
      const deadline = await enter(chat.http, owner, room.id, { matter, service: { date: service.date } });
      expect(deadline).toMatchObject({ service, confirmed: false, enteredBy: { id: owner.id, side: "user" } });
      expect((await confirm(chat.http, kim, deadline)).body).toMatchObject({ confirmed: true });
    }
    expect(await roomOf(chat.http, owner, room.id)).toMatchObject({ deadline: PAYMENT_ORDER_DUE, version: 0 });
  });

  it("who works for the office has a colleague confirm", async () => {
    const room = await buy(chat.http, kim);
    const deadline = await enter(chat.http, kim, room.id, ANSWER);
    expect(deadline).toMatchObject({ confirmed: false, enteredBy: { side: "user" } });
    expect((await confirm(chat.http, kim, deadline)).status).toBe(409);
    const { body: own } = await change(chat.http, kim, deadline, { service: { date: "2026-02-16" } });
    expect(own).toMatchObject({ confirmed: false, statedBy: { id: kim.id, side: "user" } });
    const { body } = await change(chat.http, lee, own, { service: PAYMENT_ORDER.service });
    expect(body).toMatchObject({ confirmed: true });
  });

  it.each([
    [{ service: { mode: "public-first", date: "2026-03-02" } }, "service.mode"],
    [{ service: { date: "2026-03-02", noticeDate: "2026-03-01" } }, "service.mode"],
    [{ matter: "appeal-brief", service: { date: "2026-03-02" }, extension: { n: 1, unit: "month" } }, "extension"],
  ])("is refused what only staff can say: %j", async (given, field) => {
    const { owner, room } = await opened();
    const answer = await postEntry(chat.http, owner, room.id, { ...PAYMENT_ORDER, ...given });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: field }] } });
  });

  it("enters ten in a case, and no more", async () => {
    const { owner, room } = await opened();
    const dayOf = (index: number) => `2026-01-${String(index + 1).padStart(2, "0")}`;
    for (let index = 0; index < 10; index += 1)
      await enter(chat.http, owner, room.id, { ...ANSWER, service: { date: dayOf(index) } });
    const more = { ...ANSWER, service: { date: dayOf(20) } };
    expect(await postEntry(chat.http, owner, room.id, more)).toMatchObject({
      status: 409,
      body: { code: "TOO_MANY_DEADLINES" },
    });
    expect((await postEntry(chat.http, kim, room.id, more)).status).toBe(201);
  });
});

describe("the case's deadline", () => {
  it("is the nearest open one, whatever becomes of the others", async () => {
    const { room } = await opened();
    const nearest = async () => (await roomOf(chat.http, kim, room.id)).deadline;
    const late = await enter(chat.http, kim, room.id, { ...ANSWER, service: { date: "2026-04-01" } });
    expect(await nearest()).toBe(late.dueDate);
    const soon = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    expect(await nearest()).toBe(soon.dueDate);
    const { body: done } = await settle(chat.http, kim, soon, "done");
    expect(await nearest()).toBe(late.dueDate);
    const { body: reopened } = await settle(chat.http, kim, done, "open");
    expect(await nearest()).toBe(soon.dueDate);
    await settle(chat.http, kim, reopened, "void", "잘못 입력했습니다");
    await settle(chat.http, kim, late, "done");
    expect(await nearest()).toBeNull();
    const published = (await recorded(DEADLINE_CHANGED, room.id)).map(({ deadline }) => deadline);
    expect(published).toEqual([late.dueDate, soon.dueDate, late.dueDate, soon.dueDate, late.dueDate, null]);
    const { body } = await chat.http.get<{ id: string }[]>("/api/chat-rooms?tab=urgent", { as: kim });
    expect(body.map(({ id }) => id)).not.toContain(room.id);
  });

  it("that staff type is kept with computed ones, and clearing it leaves them", async () => {
    const { room } = await opened();
    await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    expect((await typeDate(chat.http, kim, room.id, "2026-03-05")).body.deadline).toBe("2026-03-05");
    const both = { deadline: PAYMENT_ORDER_DUE, typedDeadline: "2026-06-05", unconfirmedDeadlines: 1 };
    expect((await typeDate(chat.http, kim, room.id, "2026-06-05")).body).toMatchObject(both);
    expect(await deadlinesOf(chat.http, kim, room.id)).toMatchObject([
      { dueDate: PAYMENT_ORDER_DUE },
      { kind: "manual", dueDate: "2026-06-05", confirmed: true, id: room.id },
    ]);
    expect((await typeDate(chat.http, kim, room.id, null)).body.deadline).toBe(PAYMENT_ORDER_DUE);
    expect(await deadlinesOf(chat.http, kim, room.id)).toHaveLength(1);
    const typed = (await historyOf(chat.http, kim, room.id)).filter(({ deadline }) => !deadline);
    expect(typed.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["deadline", "2026-06-05", null],
      ["deadline", "2026-03-05", "2026-06-05"],
      ["deadline", null, "2026-03-05"],
      ["purchase", null, "standard"],
    ]);
  });
});

describe("a typed date that is done", () => {
  it("stays with its reason beside the next one, which has a version of its own", async () => {
    const { room } = await opened();
    await typeDate(chat.http, kim, room.id, "2026-03-05");
    const [first] = await deadlinesOf(chat.http, kim, room.id);
    await settle(chat.http, kim, first!, "void", "취하되었습니다");
    await typeDate(chat.http, kim, room.id, "2026-06-05");
    const [second, kept] = await deadlinesOf(chat.http, kim, room.id);
    expect(kept).toMatchObject({ dueDate: "2026-03-05", state: "void", reason: "취하되었습니다" });
    expect(second).toMatchObject({ id: room.id, dueDate: "2026-06-05", state: "open" });
    expect(second!.version).toBeGreaterThan(kept!.version);
  });
});

describe("a change upon an outdated version", () => {
  it("is refused with the deadline as it is", async () => {
    const { room } = await opened();
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const { body: confirmed } = await confirm(chat.http, lee, deadline);
    for (const answer of [
      await change(chat.http, kim, deadline, { service: ANSWER.service }),
      await settle(chat.http, kim, deadline, "done"),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: { code: "DEADLINE_CHANGED", current: { id: deadline.id, version: confirmed.version } },
      });
  });

  it("of two at once is made by one", async () => {
    const { room } = await opened();
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const both = [settle(chat.http, kim, deadline, "done"), settle(chat.http, lee, deadline, "void", "중복")];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe("a deadline that is over", () => {
  it("says why it is void, and is not changed or confirmed", async () => {
    const { room } = await opened();
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const refused = await settle(chat.http, kim, deadline, "void");
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: "reason" }] } });
    const { body } = await settle(chat.http, kim, deadline, "void", "취하되었습니다");
    expect(body).toMatchObject({ state: "void", reason: "취하되었습니다" });
    expect((await settle(chat.http, kim, deadline, "void", "취하되었습니다")).body.version).toBe(body.version);
    expect((await confirm(chat.http, lee, body)).status).toBe(409);
    expect((await change(chat.http, lee, body, { service: ANSWER.service })).status).toBe(409);
    const [entry] = await historyOf(chat.http, kim, room.id);
    expect(entry).toMatchObject({ from: PAYMENT_ORDER_DUE, to: null, reason: "취하되었습니다" });
  });
});

describe("the export of cases", () => {
  it("has every deadline of a case", async () => {
    const { room } = await opened();
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const { body } = await chat.http.get<{ id: string; deadlines: unknown[] }[]>("/internal/chat-rooms?limit=1000", {
      asService: "backup",
    });
    expect(body.find(({ id }) => id === room.id)?.deadlines).toMatchObject([{ id: deadline.id }]);
  });
});
