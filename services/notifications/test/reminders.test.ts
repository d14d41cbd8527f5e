import { userDeleted } from "@legal/contracts";
import { until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { ReminderSchedule } from "../src/reminder-schedules/reminder-schedule-model.ts";
import { Reminder } from "../src/reminders/reminder-model.ts";
import { remindersUnderTest } from "./support-reminders.ts";
import { notificationsUnderTest } from "./support.ts";

const world = notificationsUnderTest({ workers: 2 });
const { opened, change, moveTo, remindersOf, stepsOf, remindedOf, mailsTo, known } = remindersUnderTest(world);

// Each test lies later than the one before it: the clock goes forward alone.
describe("the schedule of a deadline", () => {
  it("reminds once at each step, whom it concerns, by two workers", async () => {
    const office = await opened("2027-01-20");
    const { handler, customer } = office;
    await moveTo("2027-01-13T08:55:00+09:00");
    expect(await stepsOf(office)).toEqual([]);
    await moveTo("2027-01-13T09:00:01+09:00");
    expect(await remindedOf(handler)).toMatchObject([{ facts: { step: "d-7", daysLeft: 7, late: false } }]);
    expect(await remindedOf(customer)).toEqual([]);
    for (const day of ["2027-01-18", "2027-01-19", "2027-01-20"]) await moveTo(`${day}T09:00:01+09:00`);
    await moveTo("2027-01-20T14:00:01+09:00");
    const steps = (await remindedOf(handler)).map(({ facts }) => facts.step);
    expect(steps).toEqual(expect.arrayContaining(["d-7", "d-3", "d-1", "d-0", "d-0.afternoon"]));
    expect(new Set(steps).size).toBe(steps.length);
    const reminders = await remindedOf(customer);
    expect(reminders).toMatchObject([{ facts: { step: "d-1", daysLeft: 1, awaitsCustomer: false } }]);
    expect(reminders[0]?.facts.reminderId).toBeUndefined();
    expect(mailsTo(customer)).toHaveLength(1);
    expect(mailsTo(handler).map(({ subject }) => subject)).toContain("오늘이 기한입니다");
  });

  it("says to the customer what is left to prepare, and nothing of what the case is about", async () => {
    const office = await opened("2027-02-05", { awaitsCustomer: true, name: "비밀 사건" });
    await moveTo("2027-02-02T09:00:01+09:00");
    const [mail] = mailsTo(office.customer);
    expect(mail?.subject).toBe("기한이 3일 남았습니다");
    expect(mail?.text).toContain("‘준비하실 것’");
    expect(mail?.text).toContain("2027년 2월 5일 금요일");
    expect(mail?.text).not.toContain("비밀 사건");
    await change(office);
    await moveTo("2027-02-02T09:30:00+09:00");
  });

  it("reaches a customer whom a paper waits for, and says so in the place of nothing to do", async () => {
    const office = await opened("2027-02-19", { awaitsPaper: true });
    await moveTo("2027-02-12T09:00:01+09:00");
    for (const day of ["2027-02-16", "2027-02-18"]) await moveTo(`${day}T09:00:01+09:00`);
    const mails = mailsTo(office.customer);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails[0]?.subject).toBe("기한이 3일 남았습니다");
    for (const { text } of mails) {
      expect(text).toContain("작성하거나 확인하실 서류가 있습니다");
      expect(text).not.toContain("따로 준비하실 것은 없습니다");
    }
    await change(office);
    await moveTo("2027-02-18T09:30:00+09:00");
  });

  it("moves a reminder off days off, and midnight in Seoul is the end of a day", async () => {
    // 1 March is a holiday, and 27 and 28 February a weekend.
    const office = await opened("2027-03-02");
    await moveTo("2027-02-26T08:55:00+09:00");
    expect(await stepsOf(office)).toEqual(["d-3"]);
    await moveTo("2027-02-26T09:00:01+09:00");
    expect(await stepsOf(office)).toEqual(["d-3", "d-1"]);
    await moveTo("2027-03-01T23:57:00+09:00");
    const late = await opened("2027-03-01");
    expect((await remindersOf(late)).at(-1)?.step).toBe("d-0.afternoon");
    expect(await remindedOf(late.handler)).toMatchObject([{ facts: { daysLeft: 0 } }]);
    await moveTo("2027-03-02T00:00:01+09:00");
    const over = await opened("2027-03-01");
    expect(await remindedOf(over.handler)).toMatchObject([{ facts: { daysLeft: -1, step: "d-0.afternoon" } }]);
    expect(await remindedOf(over.customer)).toEqual([]);
    await Promise.all([change(office), change(late), change(over)]);
    await moveTo("2027-03-02T08:00:00+09:00");
  });

  it("goes on to the stand-in and to everyone while no one acknowledges", async () => {
    const office = await opened("2027-03-19");
    const standIn = await known({ role: "admin" });
    const colleague = await known({ role: "admin" });
    const preferences = "/api/notifications/preferences";
    await world.http.patch(preferences, { changes: [], standInId: standIn.id }, { as: office.handler });
    await moveTo("2027-03-18T09:00:01+09:00");
    expect(await remindedOf(standIn)).toEqual([]);
    await moveTo("2027-03-18T11:05:00+09:00");
    expect(await remindedOf(standIn)).toMatchObject([{ facts: { step: "d-1.backup" } }]);
    expect(await remindedOf(colleague)).toEqual([]);
    await moveTo("2027-03-18T13:10:00+09:00");
    expect(await remindedOf(colleague)).toMatchObject([{ facts: { step: "d-1.all" } }]);
    const all = await remindersOf(office);
    const reminder = all.find(({ step }) => step === "d-1");
    expect(all.at(-1)).toMatchObject({ step: "d-1.all", answers: reminder?._id });
    await change(office);
    await moveTo("2027-03-18T14:00:00+09:00");
  });

  it("goes on to the stand-in a working day after D-3", async () => {
    const office = await opened("2027-03-25");
    const standIn = await known({ role: "admin" });
    const preferences = "/api/notifications/preferences";
    await world.http.patch(preferences, { changes: [], standInId: standIn.id }, { as: office.handler });
    await moveTo("2027-03-22T09:00:01+09:00");
    await moveTo("2027-03-22T17:55:00+09:00");
    expect(await stepsOf(office)).toEqual(["d-7", "d-3"]);
    await moveTo("2027-03-23T09:05:00+09:00");
    expect(await stepsOf(office)).toEqual(["d-7", "d-3", "d-3.backup"]);
    expect(await remindedOf(standIn)).toMatchObject([{ facts: { step: "d-3.backup" } }]);
    await change(office);
    await moveTo("2027-03-23T10:00:00+09:00");
  });

  it("begins again with another date, also one that no event said", async () => {
    const office = await opened("2027-04-09");
    await moveTo("2027-04-02T09:00:01+09:00");
    await change(office, "2027-04-12");
    await moveTo("2027-04-05T08:00:00+09:00");
    expect(await stepsOf(office)).toEqual(["d-7"]);
    await moveTo("2027-04-05T09:00:01+09:00");
    expect((await remindersOf(office)).map(({ step, version }) => [step, version])).toEqual([
      ["d-7", 1],
      ["d-7", 2],
    ]);
    await change({ ...office, room: { ...office.room, assigneeId: null } }, "2027-04-30", false);
    await moveTo("2027-04-09T09:00:01+09:00");
    expect(await stepsOf(office)).toEqual(["d-7", "d-7"]);
    await change(office);
  });

  it("says the latest reminder alone after a week's outage, marked late", async () => {
    const office = await opened("2027-05-14");
    await moveTo("2027-05-14T11:30:00+09:00");
    expect(await remindersOf(office)).toMatchObject([{ step: "d-0", late: true }]);
    expect(mailsTo(office.handler)).toHaveLength(1);
    expect(mailsTo(office.handler)[0]?.text).toContain("예정보다 늦게 보내드립니다");
    // D-1 did not reach their customer.
    expect(await remindedOf(office.customer)).toMatchObject([{ facts: { step: "d-0", daysLeft: 0 } }]);
    await moveTo("2027-05-14T14:00:01+09:00");
    expect(await remindedOf(office.customer)).toHaveLength(1);
    await change(office);
    await moveTo("2027-05-14T14:30:00+09:00");
  });

  it("reminds the customer of one that is entered on its own day", async () => {
    const office = await opened("2027-05-14", { awaitsCustomer: true });
    expect(await remindedOf(office.customer)).toMatchObject([{ facts: { step: "d-0.afternoon", daysLeft: 0 } }]);
    const [mail] = await until(() => (mailsTo(office.customer).length > 0 ? mailsTo(office.customer) : undefined));
    expect(mail?.subject).toBe("오늘이 기한입니다");
    await change(office);
    await moveTo("2027-05-14T15:30:00+09:00");
  });

  it("ends with the deadline or its case", async () => {
    const [done, ended] = [await opened("2027-06-11"), await opened("2027-06-11")];
    await moveTo("2027-06-04T09:00:01+09:00");
    await change(done);
    world.rooms.set(ended.room.roomId, { ...ended.room, isOpen: false });
    await moveTo("2027-06-14T09:00:01+09:00");
    expect(await stepsOf(done)).toEqual(["d-7"]);
    expect(await stepsOf(ended)).toEqual(["d-7"]);
    expect(await ReminderSchedule.countDocuments({ _id: { $in: [done.deadlineId, ended.deadlineId] } })).toBe(0);
  });

  it("reminds everyone on each working day past it, and rests after ten", async () => {
    const office = await opened("2027-07-02");
    await moveTo("2027-07-05T09:00:01+09:00");
    await moveTo("2027-07-06T09:00:01+09:00");
    const overdue = (await remindersOf(office)).filter(({ step }) => step === "overdue");
    expect(overdue.map(({ day }) => day)).toEqual(["2027-07-05", "2027-07-06"]);
    await moveTo("2027-08-02T09:00:01+09:00");
    expect((await remindersOf(office)).at(-1)?.day).toBe("2027-07-06");
    expect(await ReminderSchedule.findById(office.deadlineId).lean()).toMatchObject({ nextAt: null });
  });

  it("says that a deadline was yesterday, with no number of days", async () => {
    const office = await opened("2027-08-05");
    await moveTo("2027-08-06T09:00:01+09:00");
    // Beside the morning's digest, in either order.
    expect(mailsTo(office.handler).map(({ subject }) => subject)).toContain("기한이 어제였습니다");
  });

  it("reminds everyone at once while no one handles the case", async () => {
    const colleague = await known({ role: "admin" });
    const office = await opened("2027-09-17", { assigneeId: null });
    // The harvest holidays are from the 14th to the 16th.
    await moveTo("2027-09-09T09:00:01+09:00");
    expect(await remindedOf(colleague)).toMatchObject([{ facts: { step: "d-7" } }]);
    await moveTo("2027-09-10T09:00:01+09:00");
    await moveTo("2027-09-13T09:00:01+09:00");
    await moveTo("2027-09-16T18:00:01+09:00");
    expect(await stepsOf(office)).toEqual(["d-7", "d-3", "d-1"]);
    await change(office);
  });

  it("reaches no account that was deleted between reminder and mail", async () => {
    const office = await opened("2027-10-15", { awaitsCustomer: true });
    const { customer, room } = office;
    world.mailbox.refuse(true);
    world.moveTo("2027-10-12T09:00:01+09:00");
    await until(() => Delivery.exists({ userId: customer.id, attempts: 1, held: false }));
    await world.events.deliver(userDeleted, { userId: customer.id });
    world.rooms.delete(room.roomId);
    world.mailbox.refuse(false);
    await moveTo("2027-10-12T10:00:00+09:00");
    expect(mailsTo(customer)).toEqual([]);
    expect(await Delivery.countDocuments({ userId: customer.id })).toBe(0);
    expect(await Reminder.countDocuments({ customerId: customer.id })).toBe(0);
    expect(await ReminderSchedule.countDocuments({ roomId: room.roomId })).toBe(0);
  });
});
