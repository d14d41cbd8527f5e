import { deadlineRecorded, userCreated, type DeadlineReminder } from "@legal/contracts";
import { createInternalClient, newId } from "@legal/service-kit";
import { signerOf, testUser } from "@legal/test-kit";
import { makeDigests } from "../src/digests/make-digests.ts";
import { checkDeadlines } from "../src/reminder-schedules/check-deadlines.ts";
import { sendDueReminders } from "../src/reminder-schedules/send-due-reminders.ts";
import { Notice } from "../src/notices/notice-model.ts";
import { accountOf, notificationsUnderTest, roomOf } from "./support.ts";

const world = notificationsUnderTest({ workers: 0 });

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const YEAR = Array.from({ length: 365 }, (_, index) => dayAfter("2026-12-01", index));
/** As the government lists them: 설날 in February, 추석 in September, and the days in their stead. */
const HOLIDAYS = new Set(
  "2026-12-25 2027-01-01 2027-02-08 2027-02-09 2027-03-01 2027-05-03 2027-05-05 2027-05-13 2027-07-19 2027-08-16 2027-09-14 2027-09-15 2027-09-16 2027-10-04 2027-10-11".split(
    " ",
  ),
);
const isWorkday = (day: string): boolean => !HOLIDAYS.has(day) && new Date(day).getUTCDay() % 6 !== 0;
/** Every fourth day, so that each weekday comes, and those around the year's end, 설날 and 추석. */
const DUE = YEAR.slice(10, -10).filter(
  (day, index) => index % 4 === 0 || /^202(?:6-12-3|7-01-0[1-4]|7-02-|7-09-1)/.test(day),
);
const STEPS = ["d-7", "d-3", "d-1", "d-0", "d-0.afternoon"] as const;
/** The latest day of each before the date. */
const DAYS_BEFORE = [7, 3, 1, 0, 0];

const handler = testUser({ role: "admin" });
const customer = testUser();
const roomBy = new Map<string, string>();
const remindersBy = new Map<string, DeadlineReminder[]>();

const deps = () => ({ askCase: world.askCase, logger: world.logs.logger });
const at = (day: string, time: string) => new Date(`${day}T${time}+09:00`);
const recorded = async (dueDate: string): Promise<void> => {
  const deadline = { id: newId(), matter: null, dueDate, statutory: false, confirmed: true, version: 1 };
  const room = roomOf(customer, { assigneeId: handler.id, deadlines: [deadline] });
  world.rooms.set(room.roomId, room);
  roomBy.set(dueDate, room.roomId);
  const { roomId, userId } = room;
  const event = { roomId, userId, deadlineId: deadline.id, change: "changed", matter: null, dueDate } as const;
  await world.events.deliver(deadlineRecorded, { ...event, statutory: false, confirmed: true, changedBy: newId() });
};
const remindAt = async (now: Date): Promise<void> => {
  while ((await sendDueReminders(deps(), () => now)) > 0);
};
/** The case ends with its date, so that no overdue reminder follows. */
const end = (day: string): void => {
  const room = world.rooms.get(roomBy.get(day) ?? "");
  if (room) world.rooms.set(room.roomId, { ...room, deadlines: [] });
};
const live = async (day: string, caseChat: Parameters<typeof makeDigests>[0]): Promise<void> => {
  await makeDigests(caseChat, at(day, "08:31:00"));
  await remindAt(at(day, "08:59:59"));
  await remindAt(at(day, "09:00:01"));
  await remindAt(at(day, "14:00:01"));
  end(day);
};

beforeAll(async () => {
  for (const user of [handler, customer]) await world.events.deliver(userCreated, accountOf(user));
  const waiting = { roomId: newId(), number: "2026-000001", serviceType: "payment-order" };
  Object.assign(world.office, { waiting: [{ ...waiting, assigneeId: handler.id, at: "2026-11-01T00:00:00.000Z" }] });
  for (const dueDate of DUE) await recorded(dueDate);
  const planned = at("2026-12-01", "00:00:01");
  while ((await checkDeadlines(deps(), planned)) > 0);
  const ask = { baseUrls: [world.neighboursUrl], signer: signerOf("notifications"), timeoutMs: 2000 };
  const caseChat = createInternalClient({ ...ask, audience: "case-chat" });
  for (const day of YEAR) await live(day, caseChat);
  for (const [dueDate, roomId] of roomBy) {
    const path = `/api/notifications/rooms/${roomId}/reminders`;
    remindersBy.set(dueDate, (await world.http.get<DeadlineReminder[]>(path, { as: handler })).body.toReversed());
  }
}, 300_000);

describe("a year", () => {
  it.each(DUE)("reminds of %s at each step once, on working days, none after the date", (dueDate) => {
    const reminders = (remindersBy.get(dueDate) ?? []).filter(({ step }) => STEPS.some((one) => one === step));
    expect(reminders.map(({ step }) => step)).toEqual(STEPS);
    const times = reminders.map((reminder) => new Date(Date.parse(reminder.at) + 9 * 3_600_000).toISOString());
    expect(times.map((time) => time.slice(11, 16))).toEqual(["09:00", "09:00", "09:00", "09:00", "14:00"]);
    const days = times.map((time) => time.slice(0, 10));
    expect(days.filter((day) => !isWorkday(day))).toEqual([]);
    // A morning each, in order; the date's own where that is no day off.
    expect(new Set(days).size).toBe(4);
    expect(days).toEqual(days.toSorted());
    for (const [index, day] of days.entries()) expect(day <= dayAfter(dueDate, -(DAYS_BEFORE[index] ?? 0))).toBe(true);
    const lastWorkday = [0, 1, 2, 3, 4, 5, 6].map((back) => dayAfter(dueDate, -back)).find(isWorkday);
    expect(days.at(-1)).toBe(lastWorkday);
    expect(reminders.map(({ late }) => late)).toEqual([false, false, false, false, false]);
  });

  it("has a digest on each working day and on no other", async () => {
    const digests = await Notice.find({ userId: handler.id, kind: "staff-digest" }, null, {
      sort: { createdAt: 1 },
    }).lean();
    const days = digests.map(({ createdAt }) => new Date(createdAt.getTime() + 9 * 3_600_000).toISOString());
    expect(days.map((day) => day.slice(0, 10))).toEqual(YEAR.filter(isWorkday));
  });
});
