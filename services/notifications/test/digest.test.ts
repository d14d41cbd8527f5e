import { userDeleted, userUpdated, type DigestRoom, type Notice } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { DigestDay } from "../src/digests/digest-day-model.ts";
import { digestDayOf } from "../src/office-time/digest-time.ts";
import { remindersUnderTest } from "./support-reminders.ts";
import { accountOf, notificationsUnderTest, ORIGIN } from "./support.ts";

const world = notificationsUnderTest({ workers: 2 });
const { known, opened, inboxOf, mailsTo, moveTo } = remindersUnderTest(world);

const caseOf = (assigneeId: string | null, given: Partial<DigestRoom> = {}): DigestRoom => ({
  roomId: newId(),
  serviceType: "payment-order",
  number: "2026-000321",
  assigneeId,
  at: "2027-01-29",
  ...given,
});
const clear = () =>
  Object.assign(world.office, { overdue: [], today: [], waiting: [], unassigned: [], silent: [], daysOff: [] });
const madeOn = (day: string) => until(() => DigestDay.exists({ _id: day }));
const digestsOf = async (staff: User): Promise<Notice[]> =>
  (await inboxOf(staff)).filter(({ kind }) => kind === "staff-digest");
const mailOf = async (staff: User) => {
  const [mail] = await until(() => (mailsTo(staff).length > 0 ? mailsTo(staff) : undefined));
  return mail;
};
const endOf = ({ id: userId }: User) =>
  until(() => Delivery.findOne({ userId, channel: "mail", state: { $ne: "queued" } }).lean());

beforeEach(clear);

// Each test lies later than the one before it: the clock goes forward alone.
describe("the digest of the morning", () => {
  it("reaches each staff member once by two workers, with what is theirs and what is no one's", async () => {
    const [kim, lee, off] = [
      await known({ role: "admin" }),
      await known({ role: "admin" }),
      await known({ role: "admin" }),
    ];
    const member = await known();
    await world.events.deliver(userUpdated, { ...accountOf({ ...lee, language: "en" }, 2) });
    const no = { changes: [{ category: "digest", channel: "mail", on: false }] };
    expect((await world.http.patch("/api/notifications/preferences", no, { as: off })).status).toBe(200);
    const open = caseOf(null, { number: "2026-000777", at: "2027-01-20T01:00:00.000Z" });
    const late = Array.from({ length: 6 }, (_, index) => caseOf(kim.id, { number: `2026-00010${index}` }));
    Object.assign(world.office, { overdue: late, unassigned: [open] });
    await moveTo("2027-02-01T08:30:01+09:00");
    await madeOn("2027-02-01");

    const mail = await mailOf(kim);
    expect(mail?.subject).toBe("오늘 챙길 일 7건");
    expect(mail?.text).toContain("기한이 지난 사건 6건\n- 2026-000100 · 지급명령 · 2027. 1. 29.");
    for (const { number } of late.slice(1, 5)) expect(mail?.text).toContain(`\n- ${number} · 지급명령`);
    expect(mail?.text).toContain("- 외 1건");
    expect(mail?.text).toContain("담당자가 없는 사건 1건\n- 2026-000777");
    expect(mail?.text).toContain(`${ORIGIN}/admin`);
    expect(mail?.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toContain("One-Click");
    expect((await mailOf(lee))?.subject).toBe("1 thing to do today");
    expect((await mailOf(lee))?.text).not.toContain("2026-000100");
    expect(await endOf(off)).toMatchObject({ state: "suppressed", reason: "preference" });
    expect(await digestsOf(off)).toMatchObject([
      { facts: { count: 1, digest: [{ section: "unassigned", count: 1 }] } },
    ]);
    expect(await digestsOf(member)).toEqual([]);
    for (const staff of [kim, lee]) expect([(await digestsOf(staff)).length, mailsTo(staff).length]).toEqual([1, 1]);
  });

  it("comes once a day, whatever is stopped or comes up later", async () => {
    const [kim, lee] = [await known({ role: "admin" }), await known({ role: "admin" })];
    Object.assign(world.office, { waiting: [caseOf(kim.id, { at: "2027-02-01T20:00:00.000Z" })] });
    await moveTo("2027-02-02T08:31:00+09:00");
    await madeOn("2027-02-02");
    await endOf(kim);
    // Nothing to do is no mail.
    expect(await digestsOf(lee)).toEqual([]);
    Object.assign(world.office, { overdue: [caseOf(kim.id)] });
    // As after a kill between the last notice and the mark of the day.
    await DigestDay.deleteOne({ _id: "2027-02-02" });
    await madeOn("2027-02-02");
    expect(await digestsOf(kim)).toHaveLength(1);
    expect(mailsTo(kim)).toHaveLength(1);
  });

  it("is not made on days off, those that an administrator entered included", async () => {
    const kim = await known({ role: "admin" });
    Object.assign(world.office, { silent: [caseOf(kim.id)], daysOff: ["2027-02-10"] });
    // A Saturday, the holidays of the lunar new year, and a temporary holiday.
    for (const day of ["2027-02-06", "2027-02-08", "2027-02-09", "2027-02-10"]) {
      await moveTo(`${day}T08:30:01+09:00`);
      await madeOn(day);
    }
    expect(await digestsOf(kim)).toEqual([]);
    await moveTo("2027-02-11T08:30:01+09:00");
    await madeOn("2027-02-11");
    expect(await digestsOf(kim)).toHaveLength(1);
  });

  it("names the reminders that no one acknowledged to those who got them", async () => {
    const { handler } = await opened("2027-02-22");
    const other = await known({ role: "admin" });
    await moveTo("2027-02-15T09:00:01+09:00");
    await moveTo("2027-02-16T08:30:01+09:00");
    await madeOn("2027-02-16");
    const part = { section: "unacknowledged", count: 1, cases: [{ caseNumber: "2026-000123", at: "2027-02-22" }] };
    expect(await digestsOf(handler)).toMatchObject([{ facts: { digest: [part] } }]);
    expect(await digestsOf(other)).toEqual([]);
    await until(async () => (await Delivery.countDocuments({ state: "queued", channel: "mail" })) === 0);
  });

  it("that an outage delayed does not leave at noon", async () => {
    const kim = await known({ role: "admin" });
    Object.assign(world.office, { today: [caseOf(kim.id)] });
    world.mailServer.cut();
    world.moveTo("2027-02-17T08:30:01+09:00");
    await madeOn("2027-02-17");
    await until(() => world.logs.text().includes("mail server unavailable"));
    world.moveTo("2027-02-17T12:00:00+09:00");
    // Decided while nothing can leave: a try that began before noon would reach a server that is back.
    expect(await endOf(kim)).toMatchObject({ state: "suppressed", reason: "no-longer-true" });
    world.mailServer.restore();
    expect(mailsTo(kim)).toEqual([]);
  });

  it("does not leave to who is no longer staff by then, nor to an account that was deleted", async () => {
    const [kim, lee] = [await known({ role: "admin" }), await known({ role: "admin" })];
    Object.assign(world.office, { today: [caseOf(kim.id), caseOf(lee.id)] });
    world.mailServer.cut();
    world.moveTo("2027-02-18T08:30:01+09:00");
    for (const { id: userId } of [kim, lee]) await until(() => Delivery.exists({ userId, state: "queued" }));
    await world.events.deliver(userUpdated, accountOf({ ...kim, role: "user" }, 2));
    const deliveries = await Delivery.find({ userId: lee.id });
    await world.events.deliver(userDeleted, { userId: lee.id });
    // As a worker at the same time could leave them.
    await Delivery.insertMany(deliveries);
    world.moveTo("2027-02-18T09:30:00+09:00");
    for (const staff of [kim, lee]) expect(await endOf(staff)).toMatchObject({ state: "suppressed", reason: "gone" });
    world.mailServer.restore();
    for (const staff of [kim, lee]) expect(mailsTo(staff)).toEqual([]);
  });

  it("says “or more” of a section that case-chat filled to its limit", async () => {
    const [kim, lee] = [await known({ role: "admin" }), await known({ role: "admin" })];
    const casesOf = (staff: User, count: number) => Array.from({ length: count }, () => caseOf(staff.id));
    const waiting = [...casesOf(kim, 3), ...casesOf(lee, 497)];
    Object.assign(world.office, { waiting });
    await moveTo("2027-02-19T08:30:01+09:00");
    await madeOn("2027-02-19");
    expect((await mailOf(kim))?.text).toContain("답변을 기다리는 사건 3건 이상 (오래 기다린 순)\n- 2026-000321");
    expect((await mailOf(lee))?.text).toContain("- 외 492건\n");
  });

  it("has all that is a person's where the office has more than one answer holds", async () => {
    const [kim, lee] = [await known({ role: "admin" }), await known({ role: "admin" })];
    const silent = Array.from({ length: 500 }, () => caseOf(lee.id));
    Object.assign(world.office, { silent });
    world.ownDigests.set(kim.id, { ...world.office, silent: [caseOf(kim.id), caseOf(kim.id)] });
    await moveTo("2027-02-22T08:30:01+09:00");
    await madeOn("2027-02-22");
    expect((await mailOf(kim))?.text).toContain("일주일 넘게 대화가 없는 사건 2건\n");
    expect((await mailOf(lee))?.text).toContain("일주일 넘게 대화가 없는 사건 500건 이상\n");
  });
});

describe("its time", () => {
  it.each([
    ["2027-02-17T08:29:59+09:00", undefined],
    ["2027-02-17T08:30:00+09:00", "2027-02-17"],
    ["2027-02-17T09:59:59+09:00", "2027-02-17"],
    ["2027-02-17T10:00:00+09:00", undefined],
    ["2027-02-17T12:00:00+09:00", undefined],
  ])("at %s: the digest of %s may leave", (at, day) => {
    expect(digestDayOf(new Date(at))).toBe(day);
  });
});
