import { userCreated } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { testUser, usedIndexes } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { Notice } from "../src/notices/notice-model.ts";
import { sendDueReminders, SCHEDULES_PER_RUN } from "../src/reminder-schedules/send-due-reminders.ts";
import { ReminderSchedule } from "../src/reminder-schedules/reminder-schedule-model.ts";
import { newSchedule } from "../src/reminder-schedules/plan-schedules.ts";
import { Reminder } from "../src/reminders/reminder-model.ts";
import { accountOf, notificationsUnderTest, roomOf } from "./support.ts";

const world = notificationsUnderTest({ workers: 0 });
const MORNING = new Date("2027-01-13T09:00:00+09:00");
const PLANNED_AT = new Date("2027-01-04T09:00:00+09:00");
const later = (seconds: number) => new Date(MORNING.getTime() + seconds * 1000);

const handler = testUser({ role: "admin" });
beforeAll(() => world.events.deliver(userCreated, accountOf(handler)));
beforeEach(async () => {
  await Promise.all([ReminderSchedule.deleteMany({}), Reminder.deleteMany({})]);
});

/** Deadlines of 20 January, a week ahead. */
const due = async (count: number) => {
  const customer = testUser();
  const rooms = Array.from({ length: count }, () => {
    const deadline = { id: newId(), matter: null, dueDate: "2027-01-20", version: 1 };
    const deadlines = [{ ...deadline, statutory: false, confirmed: true }];
    return roomOf(customer, { assigneeId: handler.id, deadlines });
  });
  for (const room of rooms) world.rooms.set(room.roomId, room);
  const schedules = rooms.flatMap(({ roomId, userId, deadlines }) =>
    deadlines.map((deadline) => newSchedule({ ...deadline, roomId, userId }, PLANNED_AT, [])),
  );
  await ReminderSchedule.insertMany(schedules);
  return rooms;
};
const remindAt = (now: Date, signal?: AbortSignal) =>
  sendDueReminders({ askCase: world.askCase, logger: world.logs.logger }, () => now, signal);
const remindAll = async (now: Date) => {
  while ((await remindAt(now)) > 0);
};
const timesPerDeadline = async () => {
  const reminders = await Reminder.find({}, { deadlineId: 1, recipients: 1 }).lean();
  const keys = reminders.flatMap(({ recipients }) => recipients.map(({ noticeKey }) => noticeKey));
  expect(await Notice.countDocuments({ key: { $in: keys } })).toBe(keys.length);
  expect(await Delivery.countDocuments({ key: { $in: keys.map((key) => `${key}:mail`) } })).toBe(keys.length);
  return new Set(reminders.map(({ deadlineId }) => deadlineId)).size === reminders.length ? reminders.length : "twice";
};

describe("many reminders", () => {
  it("that are due at once leave in bounded batches, those due for longest first", async () => {
    await due(10_000);
    const before = later(-1);
    const early = await ReminderSchedule.find({}, { _id: 1 }, { limit: 5, skip: 9000 }).lean();
    await ReminderSchedule.updateMany({ _id: { $in: early.map(({ _id }) => _id) } }, { $set: { nextAt: before } });
    expect(await remindAt(MORNING)).toBe(SCHEDULES_PER_RUN);
    expect(await Reminder.countDocuments()).toBe(SCHEDULES_PER_RUN);
    expect(await Reminder.countDocuments({ deadlineId: { $in: early.map(({ _id }) => _id) } })).toBe(early.length);
    expect(await remindAt(later(1))).toBe(SCHEDULES_PER_RUN);
    expect(await timesPerDeadline()).toBe(2 * SCHEDULES_PER_RUN);
    const index = await usedIndexes(
      "ladders",
      { nextAt: { $lte: MORNING }, lockedUntil: { $lte: MORNING } },
      { nextAt: 1 },
    );
    expect(index).toEqual(["nextAt_1_lockedUntil_1"]);
  });

  it("leave once each by two workers at the same time", async () => {
    await due(60);
    await Promise.all([remindAll(MORNING), remindAll(MORNING), remindAll(MORNING)]);
    expect(await timesPerDeadline()).toBe(60);
  });

  it("that an aborted worker held leave when its lease is over, once each", async () => {
    await due(30);
    const ending = new AbortController();
    const stopped = sendDueReminders(
      {
        askCase: async (roomId) => {
          if ((await Reminder.countDocuments()) === 3) ending.abort();
          return world.askCase(roomId);
        },
        logger: world.logs.logger,
      },
      () => MORNING,
      ending.signal,
    );
    expect(await stopped).toBeLessThan(SCHEDULES_PER_RUN);
    await remindAll(later(30));
    expect(await Reminder.countDocuments()).toBeLessThan(30);
    await remindAll(later(61));
    expect(await timesPerDeadline()).toBe(30);
  });

  it("wait while case-chat does not answer, and leave later", async () => {
    await due(3);
    const away = { askCase: () => Promise.reject(new Error("away")), logger: world.logs.logger };
    await sendDueReminders(away, () => MORNING);
    expect(await Reminder.countDocuments()).toBe(0);
    await remindAll(later(300));
    expect(await timesPerDeadline()).toBe(3);
  });
});
