import { CASE_DEADLINES_MAX } from "@legal/contracts/constants";
import { addDays, seoulDateOf } from "@legal/i18n";
import { HOLIDAY_CALENDAR } from "@legal/legal-rules";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { Deadline } from "../src/cases/deadlines/deadline-model.ts";
import {
  ANSWER,
  change,
  confirm,
  deadlinesOf,
  enter,
  historyOf,
  PAYMENT_ORDER,
  postEntry,
  recorded,
  settle,
} from "./support-deadlines.ts";
import { admin, buy, hearing, member, useChat } from "./support.ts";

const chat = useChat();
const [kim, lee] = [admin(), admin()];
const opened = () => buy(chat.http, member());
const RECORDED = "case-chat.deadline-recorded.v1";

afterEach(async () => {
  await mongoose.connection.collection("holidays").deleteMany({});
});

describe("the matter of an open deadline", () => {
  it("is corrected with its date, in the history, and what had been peremptory still needs a colleague", async () => {
    const room = await opened();
    const { body: confirmed } = await confirm(chat.http, lee, await enter(chat.http, kim, room.id, PAYMENT_ORDER));
    const { body: corrected } = await change(chat.http, kim, confirmed, {
      matter: "answer",
      service: PAYMENT_ORDER.service,
    });
    expect(corrected).toMatchObject({
      id: confirmed.id,
      matter: "answer",
      formerMatter: PAYMENT_ORDER.matter,
      dueDate: "2026-04-01",
      statutory: false,
      confirmed: false,
    });
    const [entry] = await historyOf(chat.http, kim, room.id);
    expect(entry).toMatchObject({
      kind: "deadline",
      from: "2026-03-16",
      to: "2026-04-01",
      deadline: { change: "changed", matter: "answer", formerMatter: PAYMENT_ORDER.matter },
    });
    expect((await recorded(RECORDED, room.id)).at(-1)).toMatchObject({ change: "changed", matter: "answer" });
    expect(await confirm(chat.http, kim, corrected)).toMatchObject({ status: 409 });
    const { body: seen } = await confirm(chat.http, lee, corrected);
    expect(seen).toMatchObject({ confirmed: true, formerMatter: null });
  });

  it("stays what had been peremptory over further corrections, until a colleague confirms or it is so again", async () => {
    const room = await opened();
    const { service } = PAYMENT_ORDER;
    const { body: confirmed } = await confirm(chat.http, lee, await enter(chat.http, kim, room.id, PAYMENT_ORDER));
    const { body: slip } = await change(chat.http, kim, confirmed, { matter: "answer", service });
    const { body: corrected } = await change(chat.http, kim, slip, { matter: "supreme-reply", service });
    const waiting = { formerMatter: PAYMENT_ORDER.matter, statutory: false, confirmed: false };
    expect(corrected).toMatchObject({ matter: "supreme-reply", ...waiting });
    expect(await confirm(chat.http, kim, corrected)).toMatchObject({ status: 409 });
    const { body: again } = await change(chat.http, kim, corrected, { matter: PAYMENT_ORDER.matter, service });
    expect(again).toMatchObject({ formerMatter: null, statutory: true, confirmed: false });
    const { body: seen } = await confirm(chat.http, lee, again);
    expect(seen).toMatchObject({ formerMatter: null, confirmed: true });
  });

  it("that never was peremptory needs no second person", async () => {
    const room = await opened();
    const deadline = await enter(chat.http, kim, room.id, ANSWER);
    const { body } = await change(chat.http, kim, deadline, { matter: "supreme-reply", service: ANSWER.service });
    expect(body).toMatchObject({ matter: "supreme-reply", formerMatter: "answer", confirmed: true });
  });

  it("stays where a client of the release before says none", async () => {
    const room = await opened();
    const deadline = await enter(chat.http, kim, room.id, ANSWER);
    const { body } = await change(chat.http, kim, deadline, { service: { mode: "ordinary", date: "2026-02-16" } });
    expect(body).toMatchObject({ matter: "answer", formerMatter: null });
    const [entry] = await historyOf(chat.http, kim, room.id);
    expect(entry?.deadline).toEqual({ change: "changed", matter: "answer" });
  });

  it.each([
    [{ matter: "revenge", service: ANSWER.service }, "matter"],
    [{ matter: "criminal-appeal", service: ANSWER.service }, "service.mode"],
    [{ matter: "civil-appeal", service: ANSWER.service, extension: { n: 1, unit: "week" } }, "extension"],
  ])("is refused at its field: %j", async (facts, field) => {
    const room = await opened();
    const answer = await change(chat.http, kim, await enter(chat.http, kim, room.id, ANSWER), facts);
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: field }] } });
    expect(await deadlinesOf(chat.http, kim, room.id)).toMatchObject([{ matter: "answer", version: 0 }]);
  });
});

describe("a confirmation", () => {
  it("reaches the case on open screens, though its date stays", async () => {
    const room = await opened();
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const rooms = hearing(await chat.http.connect(kim), "room-updated");
    await confirm(chat.http, lee, deadline);
    await until(() => rooms.some(({ id, nextDeadline }) => id === room.id && nextDeadline?.confirmed === true));
  });
});

describe("in a case of their own", () => {
  it("staff confirm nothing, also what a colleague stated", async () => {
    const room = await buy(chat.http, kim);
    const { body: stated } = await change(chat.http, lee, await enter(chat.http, kim, room.id, ANSWER), {
      matter: PAYMENT_ORDER.matter,
      service: PAYMENT_ORDER.service,
    });
    expect(stated).toMatchObject({ confirmed: false, statedBy: { id: lee.id } });
    const refused = { status: 409, body: { code: "DEADLINE_NEEDS_COLLEAGUE" } };
    expect(await confirm(chat.http, kim, stated)).toMatchObject(refused);
    expect((await confirm(chat.http, admin(), stated)).status).toBe(200);
  });
});

describe("a change of an open deadline", () => {
  it("to what it is already changes nothing, and needs no fresh version", async () => {
    const room = await opened();
    const { body: confirmed } = await confirm(chat.http, lee, await enter(chat.http, kim, room.id, PAYMENT_ORDER));
    const { status, body } = await change(chat.http, kim, { ...confirmed, version: 0 }, PAYMENT_ORDER);
    expect({ status, body }).toMatchObject({ status: 200, body: { version: confirmed.version, confirmed: true } });
  });

  it("refuses a day that has not come", async () => {
    const room = await opened();
    const tomorrow = { mode: "ordinary", date: addDays(seoulDateOf(new Date()), 1) };
    const answer = await change(chat.http, kim, await enter(chat.http, kim, room.id, ANSWER), { service: tomorrow });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: "service.date" }] } });
  });

  it("counts with the holidays of today, and has moved no more", async () => {
    const room = await opened();
    const deadline = await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    await chat.http.post("/api/holidays", { date: "2026-03-16", name: "임시공휴일" }, { as: kim });
    const [moved] = await deadlinesOf(chat.http, kim, room.id);
    expect(moved).toMatchObject({ id: deadline.id, dueDate: "2026-03-17", movedFrom: "2026-03-16" });
    const mode = { mode: "electronic-opened", date: "2026-03-02" };
    const { body } = await change(chat.http, kim, moved!, { service: mode });
    expect(body).toMatchObject({ service: mode, dueDate: "2026-03-17", movedFrom: null });
  });

  it("is none to a date that staff typed", async () => {
    const room = await opened();
    await chat.http.patch(`/api/chat-rooms/${room.id}/deadline`, { deadline: "2026-06-05" }, { as: kim });
    const [typed] = await deadlinesOf(chat.http, kim, room.id);
    expect(typed).toMatchObject({ kind: "manual" });
    const given = { matter: "answer", service: ANSWER.service };
    expect(await change(chat.http, kim, typed!, given)).toMatchObject({
      status: 409,
      body: { code: "DEADLINE_CHANGED" },
    });
  });
});

describe("deadlines that are over", () => {
  it("follow the open ones, the one settled last first, and lose their reason when they run again", async () => {
    const room = await opened();
    const [first, second] = [
      await enter(chat.http, kim, room.id, PAYMENT_ORDER),
      await enter(chat.http, kim, room.id, ANSWER),
    ];
    const open = await enter(chat.http, kim, room.id, { ...ANSWER, service: { date: "2026-04-01" } });
    await settle(chat.http, kim, second, "void", "다른 사건의 서류");
    const { body: done } = await settle(chat.http, kim, first, "void", "중복");
    const ids = async () => (await deadlinesOf(chat.http, kim, room.id)).map(({ id }) => id);
    expect(await ids()).toEqual([open.id, first.id, second.id]);
    const { body: again } = await settle(chat.http, kim, done, "open");
    expect(again).toMatchObject({ state: "open", reason: null });
    expect(await ids()).toEqual([first.id, open.id, second.id]);
  });
});

describe("a case with a hundred deadlines", () => {
  it("takes no other, of staff neither", async () => {
    const room = await opened();
    await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    const row = await Deadline.findOne({ caseId: room.id }).orFail().lean();
    const copies = Array.from({ length: CASE_DEADLINES_MAX - 1 }, (_, index) => ({
      ...row,
      _id: `01970000-0000-7000-9000-${String(index).padStart(12, "0")}`,
      state: "done" as const,
    }));
    await Deadline.collection.insertMany(copies as never);
    const more = await postEntry(chat.http, kim, room.id, ANSWER);
    expect(more).toMatchObject({ status: 409, body: { code: "TOO_MANY_DEADLINES" } });
    expect((await postEntry(chat.http, kim, room.id, PAYMENT_ORDER)).status).toBe(201);
  });
});

describe("what a deadline rests on", () => {
  it("is said with its articles and the list of holidays, of one entered by an earlier release too", async () => {
    const room = await opened();
    await enter(chat.http, kim, room.id, PAYMENT_ORDER);
    await Deadline.collection.updateMany({ caseId: room.id }, { $unset: { formerMatter: "" } });
    expect(await deadlinesOf(chat.http, kim, room.id)).toMatchObject([
      { statutes: [{ law: "civilProcedure", articles: ["468", "470"] }], holidays: HOLIDAY_CALENDAR.version },
    ]);
  });
});
