import { userUpdated, type DeadlineReminder } from "@legal/contracts";
import { NEXT_ACTION_MAX, REMINDERS_SHOWN_MAX } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import webPush from "web-push";
import { createAlimtalkSender } from "../src/alimtalk/alimtalk-sender.ts";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { Notice } from "../src/notices/notice-model.ts";
import { createPushSender } from "../src/push/push-sender.ts";
import { Reminder } from "../src/reminders/reminder-model.ts";
import { startAlimtalkSink } from "./alimtalk-sink.ts";
import { startPushSink } from "./push-sink.ts";
import { remindersUnderTest, type Office } from "./support-reminders.ts";
import { accountOf, notificationsUnderTest } from "./support.ts";

let pushes: Awaited<ReturnType<typeof startPushSink>>;
let alimtalks: Awaited<ReturnType<typeof startAlimtalkSink>>;
const world = notificationsUnderTest({
  push: async () => {
    pushes = await startPushSink();
    return createPushSender({ keys: webPush.generateVAPIDKeys(), contact: "https://legal.example", sink: pushes.sink });
  },
  alimtalk: async () => {
    const keys = { key: "NCSTEST", secret: "S3CRETS3CRET" };
    alimtalks = await startAlimtalkSink(keys);
    const templates = new Map([["deadline-near", "KA01DEADLINE"]] as const);
    return createAlimtalkSender({ keys, channel: "PF01", templates, origin: alimtalks.origin });
  },
});
afterAll(() => Promise.all([pushes.close(), alimtalks.close()]));
const { known, opened, announce, change, moveTo, settled, stepsOf, remindedOf, mailsTo } = remindersUnderTest(world);

const listOf = async ({ room }: Office, as: User) =>
  (await world.http.get<DeadlineReminder[]>(`/api/notifications/rooms/${room.roomId}/reminders`, { as })).body;
const acknowledge = (id: string, nextAction: unknown, as: User) =>
  world.http.post<DeadlineReminder>(`/api/notifications/reminders/${id}/acknowledgement`, { nextAction }, { as });

describe("an acknowledged reminder", () => {
  it("escalates no further, says who acknowledged with which next action, and the next reminder comes", async () => {
    const office = await opened("2027-01-20");
    const { handler } = office;
    const { path, subscription } = pushes.browser();
    await world.http.post("/api/push/subscriptions", subscription, { as: handler });
    await moveTo("2027-01-19T09:00:01+09:00");
    const [notice] = await remindedOf(handler);
    const { status, body } = await acknowledge(notice?.facts.reminderId ?? "", "오늘 접수하겠습니다", handler);
    expect(status).toBe(200);
    expect(body.acknowledgement).toMatchObject({
      by: { id: handler.id, name: "홍길동" },
      nextAction: "오늘 접수하겠습니다",
    });
    expect((await remindedOf(handler))[0]?.readAt).not.toBeNull();
    const second = await acknowledge(body.id, "다른 말", handler);
    expect(second.body.acknowledgement?.nextAction).toBe("오늘 접수하겠습니다");
    await moveTo("2027-01-19T17:00:00+09:00");
    expect(await stepsOf(office)).toEqual(["d-1"]);
    await moveTo("2027-01-20T09:00:01+09:00");
    expect(await stepsOf(office)).toEqual(["d-1", "d-0"]);
    const [before, now] = pushes.received.filter((push) => push.path === path);
    expect(before?.words).toMatchObject({ title: "내일이 기한입니다", body: "2027년 1월 20일 수요일 · 2026-000123" });
    expect(now?.words).toMatchObject({ title: "오늘이 기한입니다", tag: before?.words["tag"] });
    // From nine in the morning to the end of the day in Seoul: "tomorrow" arrives on no other day.
    for (const push of [before, now]) {
      expect(Number(push?.headers["ttl"])).toBeLessThanOrEqual(15 * 3600);
      expect(Number(push?.headers["ttl"])).toBeGreaterThan(14 * 3600);
    }
    await change(office);
  });

  it("is mailed to no one else once an outage is over", async () => {
    const office = await opened("2027-01-27");
    const colleague = await known({ role: "admin" });
    await moveTo("2027-01-26T09:00:01+09:00");
    world.mailServer.cut();
    world.moveTo("2027-01-26T11:05:00+09:00");
    await until(() => Delivery.exists({ userId: colleague.id, state: "queued" }));
    const [reminder] = await listOf(office, office.handler);
    await acknowledge(reminder?.id ?? "", "오늘 접수하겠습니다", office.handler);
    world.mailServer.restore();
    await moveTo("2027-01-26T11:30:00+09:00");
    const mail = await Delivery.findOne({ userId: colleague.id, channel: "mail" }).lean();
    expect(mail).toMatchObject({ state: "suppressed", reason: "no-longer-true" });
    expect(mailsTo(colleague)).toEqual([]);
  });

  it.each([
    ["before", "2027-02-01", "2027-02-02"],
    ["after", "2027-02-02", "2027-02-03"],
  ])("stays so where it is acknowledged %s its case was ended and opened again", async (when, dayBefore, dueDate) => {
    const office = await opened(dueDate);
    const { room, deadlineId, handler } = office;
    await moveTo(`${dayBefore}T09:00:01+09:00`);
    const [reminder] = await listOf(office, handler);
    const acknowledged = () => acknowledge(reminder?.id ?? "", "오늘 접수하겠습니다", handler);
    if (when === "before") await acknowledged();
    for (const isOpen of [false, true]) {
      world.rooms.set(room.roomId, { ...room, isOpen });
      await announce(room, deadlineId);
      await settled();
    }
    if (when === "after") await acknowledged();
    await moveTo(`${dayBefore}T17:00:00+09:00`);
    expect((await stepsOf(office)).at(-1)).toBe("d-1");
    await change(office);
  });

  it("shows who was notified how and when, by each way", async () => {
    const office = await opened("2027-02-05");
    const { handler, customer } = office;
    const gone = pushes.browser();
    pushes.answers.set(gone.path, { status: 410 });
    for (const [as, { subscription }] of [[handler, pushes.browser()] as const, [customer, gone] as const])
      expect((await world.http.post("/api/push/subscriptions", subscription, { as })).status).toBe(201);
    await world.events.deliver(userUpdated, { ...accountOf(customer, 2), phone: "010-1234-5678" });
    const on = { changes: [{ category: "deadline", channel: "alimtalk", on: true }] };
    await world.http.patch("/api/notifications/preferences", on, { as: customer });
    alimtalks.faults.push({ statusCode: "3104" });
    await moveTo("2027-02-04T09:00:01+09:00");
    const [reminder] = await listOf(office, handler);
    expect(reminder).toMatchObject({ step: "d-1", dueDate: "2027-02-05", late: false, acknowledgement: null });
    expect(reminder?.recipients).toMatchObject([
      { id: handler.id, side: "admin", name: "홍길동", readAt: null, mail: { state: "sent" }, push: { state: "sent" } },
      {
        id: customer.id,
        side: "user",
        name: null,
        mail: { state: "sent" },
        push: { state: "suppressed", reason: "no-address" },
        alimtalk: { state: "failed" },
      },
    ]);
    expect(reminder?.recipients[0]?.alimtalk).toBeNull();
    expect(reminder?.recipients[0]?.isExpired).toBe(false);
    // As after the days that notices are kept.
    const about = { roomId: office.room.roomId };
    await Promise.all([Notice.deleteMany(about), Delivery.deleteMany(about)]);
    const later = (await listOf(office, handler)).find(({ id }) => id === reminder?.id);
    expect(later?.recipients).toMatchObject([{ isExpired: true }, { isExpired: true }]);
  });
});

describe("the last day", () => {
  it("reaches everyone half an hour after each of its two reminders, also where the first was acknowledged late", async () => {
    const office = await opened("2027-02-19");
    const colleague = await known({ role: "admin" });
    await moveTo("2027-02-19T09:00:01+09:00");
    await moveTo("2027-02-19T09:35:00+09:00");
    expect(await stepsOf(office)).toEqual(["d-0", "d-0.all"]);
    const [, morning] = await listOf(office, colleague);
    expect((await acknowledge(morning?.id ?? "", "담당자에게 전화합니다", colleague)).status).toBe(200);
    await moveTo("2027-02-19T14:00:01+09:00");
    await moveTo("2027-02-19T14:25:00+09:00");
    expect(await stepsOf(office)).toEqual(["d-0", "d-0.all", "d-0.afternoon"]);
    await moveTo("2027-02-19T14:35:00+09:00");
    expect(await stepsOf(office)).toEqual(["d-0", "d-0.all", "d-0.afternoon", "d-0.all"]);
    const [again, afternoon] = await listOf(office, colleague);
    expect(again?.answers).toBe(afternoon?.id);
    const steps = (await remindedOf(colleague)).filter(({ facts }) => facts.deadlineId === office.deadlineId);
    expect(steps.map(({ facts }) => facts.step)).toEqual(["d-0.all", "d-0.all"]);
    await change(office);
  });
});

describe("the reminders of a case", () => {
  it("are the newest hundred, and of one deadline also older ones", async () => {
    const office = await opened("2027-02-26");
    await moveTo("2027-02-19T15:00:00+09:00");
    const [earlier] = await Reminder.find({ deadlineId: office.deadlineId }).lean();
    const newer = Array.from({ length: REMINDERS_SHOWN_MAX }, (_, version) => ({
      ...earlier,
      _id: newId(),
      deadlineId: newId(),
      at: new Date(Date.parse("2027-02-20T00:00:00Z") + version),
    }));
    await Reminder.insertMany(newer);
    const found = (await listOf(office, office.handler)).map(({ id }) => id);
    expect(found).toEqual(newer.map(({ _id }) => _id).toReversed());
    const path = `/api/notifications/rooms/${office.room.roomId}/reminders?deadlineId=`;
    const own = await world.http.get<DeadlineReminder[]>(`${path}${office.deadlineId}`, { as: office.handler });
    expect(own.body.map(({ id }) => id)).toEqual([earlier?._id]);
    expect((await world.http.get(`${path}x`, { as: office.handler })).status).toBe(400);
    await change(office);
  });
});

describe("acknowledging", () => {
  it("is for staff, of a reminder that is there, with words that fit", async () => {
    const office = await opened("2027-03-05");
    await moveTo("2027-03-04T09:00:01+09:00");
    const [reminder] = await listOf(office, office.handler);
    const id = reminder?.id ?? "";
    for (const words of ["", "   ", "a".repeat(NEXT_ACTION_MAX + 1), undefined])
      expect((await acknowledge(id, words, office.handler)).status).toBe(400);
    expect((await acknowledge(id, "확인", office.customer)).status).toBe(403);
    expect((await acknowledge(newId(), "확인", office.handler)).status).toBe(404);
    const path = `/api/notifications/rooms/${office.room.roomId}/reminders`;
    expect((await world.http.get(path, { as: testUser() })).status).toBe(403);
  });
});
