import { execFileSync } from "node:child_process";
import {
  sessionEnded,
  userCreated,
  userDeleted,
  userUpdated,
  type CalendarDeadline,
  type CreatedCalendarFeed,
  type Notice,
} from "@legal/contracts";
import { CALENDAR_DEADLINES_MAX } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { longestTurnMs, testUser, until } from "@legal/test-kit";
import ICAL from "ical.js";
import { composeCalendar } from "../src/calendar-feeds/compose-calendar.ts";
import { CalendarFeed } from "../src/calendar-feeds/calendar-feed-model.ts";
import { accountOf, notificationsUnderTest, ORIGIN } from "./support.ts";

const world = notificationsUnderTest();
const PATH = "/api/notifications/calendar";

const known = async (given: Partial<User> = {}): Promise<User> => {
  const user = testUser(given);
  await world.events.deliver(userCreated, accountOf(user));
  return user;
};
const deadlineOf = (given: Partial<CalendarDeadline> = {}): CalendarDeadline => ({
  id: newId(),
  roomId: newId(),
  serviceType: "payment-order",
  number: "2026-000123",
  name: null,
  matter: "payment-order-objection",
  dueDate: "2026-12-01",
  confirmed: true,
  cancelled: false,
  version: 3,
  updatedAt: "2026-11-20T15:00:00.000Z",
  ...given,
});
const created = async (as: User, shown: object = {}) => {
  const { status, body } = await world.http.post<CreatedCalendarFeed>(PATH, shown, { as });
  expect(status).toBe(201);
  return new URL(body.url).pathname;
};
const eventsIn = (text: unknown) =>
  new ICAL.Component(ICAL.parse(String(text))).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

/** The local days that a program in that time zone shows, read by a library that is not ours. */
const daysIn = (timeZone: string, text: unknown): unknown => {
  const script = `
    import ICAL from "ical.js";
    let text = "";
    for await (const part of process.stdin) text += part;
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    const day = (date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].join("-");
    console.log(JSON.stringify(events.map((event) => {
      const { startDate, endDate } = new ICAL.Event(event);
      return [startDate.isDate, day(startDate.toJSDate()), day(endDate.toJSDate())];
    })));`;
  const options = { input: String(text), env: { ...process.env, TZ: timeZone }, cwd: import.meta.dirname };
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], options).toString());
};

describe("a calendar address", () => {
  it("shows its owner's dates as whole days, the same in every time zone", async () => {
    const member = await known();
    world.calendars.set(`?customerId=${member.id}`, [deadlineOf(), deadlineOf({ dueDate: "2026-12-31" })]);
    const { status, headers, body } = await world.http.get(await created(member));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    const days = [
      [true, "2026-12-1", "2026-12-2"],
      [true, "2026-12-31", "2027-1-1"],
    ];
    for (const zone of ["UTC", "Asia/Seoul", "America/New_York"]) expect(daysIn(zone, body)).toEqual(days);
  });

  it("says what is due only where its owner chose so, and names no one", async () => {
    const member = await known({ language: "en" });
    const deadline = deadlineOf({ name: "Kim versus Lee", confirmed: false });
    world.calendars.set(`?customerId=${member.id}`, [deadline]);
    const path = await created(member);
    const [neutral] = eventsIn((await world.http.get(path)).body);
    expect(neutral?.summary).toBe("Deadline 2026-000123 (not confirmed yet)");
    expect(neutral?.component.getFirstPropertyValue("url")).toBe(`${ORIGIN}/chat/${deadline.roomId}`);
    expect((await world.http.patch(PATH, { detailed: true }, { as: member })).status).toBe(200);
    const [detailed] = eventsIn((await world.http.get(path)).body);
    expect(detailed?.summary).toMatch(/ - Kim versus Lee - 2026-000123 \(not confirmed yet\)$/);
    expect(detailed?.uid).toBe(neutral?.uid);

    const staff = await known({ role: "admin", language: "en" });
    world.calendars.set(`?assigneeId=${staff.id}`, [deadline]);
    const { body } = await world.http.get(await created(staff, { detailed: true }));
    expect(String(body)).not.toContain("Kim versus Lee");
  });

  it("has a staff member's cases or the office's, and a customer's for who is no longer staff", async () => {
    const staff = await known({ role: "admin" });
    world.calendars.set("", [deadlineOf({ number: "2026-000001" })]);
    world.calendars.set(`?assigneeId=${staff.id}`, [deadlineOf({ number: "2026-000002" })]);
    world.calendars.set(`?customerId=${staff.id}`, [deadlineOf({ number: "2026-000003" })]);
    const path = await created(staff, { scope: "office" });
    const first = async () => eventsIn((await world.http.get(path)).body)[0]?.summary;
    expect(await first()).toBe("기한 2026-000001");
    await world.http.patch(PATH, { scope: "own" }, { as: staff });
    expect(await first()).toBe("기한 2026-000002");
    await world.http.patch(PATH, { scope: "office" }, { as: staff });
    await world.events.deliver(userUpdated, { ...accountOf({ ...staff, role: "user" }, 2) });
    expect(await first()).toBe("기한 2026-000003");
    expect((await world.http.post(PATH, { scope: "office" }, { as: await known() })).status).toBe(400);
  });

  it("is shown once, kept as a hash, and ends when a new one is made, when it is removed and with the account", async () => {
    const member = await known();
    const first = await created(member);
    const token = first.split("/").at(-1)?.replace(".ics", "") ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect((await world.http.get(PATH, { as: member })).body).toMatchObject({
      feed: { scope: "own", detailed: false },
    });
    expect(JSON.stringify(await CalendarFeed.find().lean())).not.toContain(token);
    expect(JSON.stringify((await world.http.get(PATH, { as: member })).body)).not.toContain(token);
    const second = await created(member);
    const { body: notThere } = await world.http.get<object>(first);
    expect((await world.http.get(second)).status).toBe(200);
    expect((await world.http.delete(PATH, { as: member })).status).toBe(204);
    expect((await world.http.get(second)).status).toBe(404);
    expect((await world.http.get(PATH, { as: member })).body).toEqual({ feed: null });
    const third = await created(member);
    await world.events.deliver(userDeleted, { userId: member.id });
    for (const path of [first, third, `/calendar/${"A".repeat(43)}.ics`, "/calendar/short.ics"]) {
      const { status, body } = await world.http.get<object>(path);
      expect({ status, body }).toEqual({ status: 404, body: { ...notThere, requestId: expect.anything() } });
    }
    for (const secret of [first, second, third]) expect(world.logs.text()).not.toContain(secret.split("/").at(-1));
    expect(world.logs.text()).toContain("/calendar/:token.ics");
  });

  it("ends with a new password, as the sessions do, and with no mere logout", async () => {
    const member = await known();
    world.calendars.set(`?customerId=${member.id}`, []);
    const path = await created(member);
    const ended = { userId: member.id, sessionIds: [], all: true as const };
    await world.events.deliver(sessionEnded, { ...ended, reason: "logout" });
    expect((await world.http.get(path)).status).toBe(200);
    await world.events.deliver(sessionEnded, { ...ended, keptId: newId(), reason: "password-reset" });
    expect((await world.http.get(path)).status).toBe(404);
    expect((await world.http.get(PATH, { as: member })).body).toEqual({ feed: null });
  });

  it("ends with a new password that follows a reason which only the next release has", async () => {
    const member = await known();
    world.calendars.set(`?customerId=${member.id}`, []);
    const path = await created(member);
    const ended = { userId: member.id, sessionIds: [] };
    await world.events.publish(sessionEnded, { ...ended, reason: "ended-elsewhere" });
    await world.events.deliver(sessionEnded, { ...ended, all: true, reason: "password-reset" });
    expect((await world.http.get(path)).status).toBe(404);
  });

  it("ends when its owner becomes staff, is no longer staff or loses the second factor", async () => {
    const staff = await known({ role: "admin" });
    world.calendars.set(`?assigneeId=${staff.id}`, []);
    const path = await created(staff);
    const ended = { userId: staff.id, sessionIds: [], reason: "role-changed" as const };
    await world.events.deliver(sessionEnded, ended);
    expect((await world.http.get(path)).status).toBe(200);
    await world.events.deliver(sessionEnded, { ...ended, all: true });
    expect((await world.http.get(path)).status).toBe(404);
  });

  it("is neither made nor changed by staff who must set up their second factor first", async () => {
    const staff = await known({ role: "admin" });
    await created(staff);
    const unenrolled: User = { ...staff, role: "user", mustEnrol: true };
    const refused = { status: 403, body: { code: "SECOND_FACTOR_REQUIRED" } };
    expect(await world.http.post(PATH, {}, { as: unenrolled })).toMatchObject(refused);
    expect(await world.http.patch(PATH, { detailed: true }, { as: unenrolled })).toMatchObject(refused);
    expect((await world.http.get(PATH, { as: staff })).body).toMatchObject({ feed: { detailed: false } });
  });

  it("is said to its owner when it is made, in the inbox and by mail", async () => {
    const member = await known({ language: "en" });
    await created(member);
    const [notice] = await until(async () => {
      const { body } = await world.http.get<Notice[]>("/api/notifications", { as: member });
      return body.length > 0 ? body : undefined;
    });
    expect(notice).toMatchObject({
      kind: "account-security",
      facts: { securityAlert: "calendar-made" },
      path: "/mypage?tab=notices",
    });
    const mail = await until(() =>
      world.mailbox.mails.find(({ to }) => to?.some(({ address }) => address === accountOf(member).email)),
    );
    expect(mail.subject).toBe("A calendar address was made");
    expect(mail.text).toContain("/mypage?tab=notices");
  });

  it("is made at most ten times an hour, for each is mailed to its owner", async () => {
    const as = await known();
    const answers = await Promise.all(Array.from({ length: 11 }, () => world.http.post(PATH, {}, { as })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it("that was made while its account was being deleted shows nothing", async () => {
    const member = await known();
    world.calendars.set(`?customerId=${member.id}`, [deadlineOf()]);
    const path = await created(member);
    const feed = await CalendarFeed.findById(member.id).lean();
    await world.events.deliver(userDeleted, { userId: member.id });
    await CalendarFeed.create(feed ?? {});
    expect((await world.http.get(path)).status).toBe(404);
  });

  it("answers that nothing changed until something did", async () => {
    const member = await known();
    const deadline = deadlineOf();
    world.calendars.set(`?customerId=${member.id}`, [deadline]);
    const path = await created(member);
    const etag = (await world.http.get(path)).headers.get("etag") ?? "";
    const again = () => world.http.get(path, { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    world.calendars.set(`?customerId=${member.id}`, [{ ...deadline, cancelled: true, version: 4 }]);
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(String(changed.body)).toMatch(/SEQUENCE:4\r\nSTATUS:CANCELLED/);
  });

  it("of a whole office is written without keeping others waiting", async () => {
    const reader = { language: "ko", isStaff: true, publicOrigin: ORIGIN } as const;
    const deadlines = Array.from({ length: CALENDAR_DEADLINES_MAX }, () => deadlineOf({ confirmed: false }));
    let text = "";
    const write = async () => {
      text = await composeCalendar(deadlines, { scope: "office", detailed: true }, reader);
    };
    // The first run also pays for compiling.
    const turns = [await longestTurnMs(write), await longestTurnMs(write), await longestTurnMs(write)];
    expect(eventsIn(text)).toHaveLength(CALENDAR_DEADLINES_MAX);
    expect(Math.min(...turns)).toBeLessThan(50);
  });

  it("is made by a person who proved who they are, and fetched no more often than programs do", async () => {
    const stale = await known({ authTime: 1 });
    expect((await world.http.post(PATH, {}, { as: stale })).body).toMatchObject({ code: "STEP_UP_REQUIRED" });
    const path = await created(await known());
    const answers = await Promise.all(Array.from({ length: 61 }, () => world.http.get(path)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
