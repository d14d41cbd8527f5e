import { dangerNoticeOpened, userDeleted, type DangerFacts, type NoticePreferences } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { PendingEventRow } from "../src/pending-events/pending-event-model.ts";
import { remindersUnderTest } from "./support-reminders.ts";
import { notificationsUnderTest, ORIGIN } from "./support.ts";

const world = notificationsUnderTest({ workers: 2 });
const { known, inboxOf, mailsTo } = remindersUnderTest(world);

const noticed = async (customer: User, given: Partial<DangerFacts> = {}) => {
  const noticeId = newId();
  world.dangers.set(noticeId, { userId: customer.id, open: true, handlerIds: [], ...given });
  const eventId = await world.events.deliver(dangerNoticeOpened, { noticeId, userId: customer.id });
  return { noticeId, eventId };
};
/** Everything that was published is done. */
const settled = () =>
  until(async () => {
    const open = await Promise.all([PendingEventRow.countDocuments(), Delivery.countDocuments({ state: "queued" })]);
    return open.every((count) => count === 0);
  });
const mailOf = async (staff: User) => {
  const [mail] = await until(() => (mailsTo(staff).length > 0 ? mailsTo(staff) : undefined));
  return mail;
};

describe("a person in danger", () => {
  it("is mailed to who handles their cases, once, with no word of the conversation and no name", async () => {
    const [handler, other, customer] = [await known({ role: "admin" }), await known({ role: "admin" }), await known()];
    const { noticeId, eventId } = await noticed(customer, { handlerIds: [handler.id, newId()] });
    await world.events.publish(dangerNoticeOpened, { noticeId, userId: customer.id }, eventId);
    await known();
    const mail = await mailOf(handler);
    await settled();
    expect(mail?.subject).toBe("급히 살펴볼 고객이 있습니다");
    expect(mail?.text).toContain(`${ORIGIN}/admin?tab=danger`);
    expect(`${mail?.text} ${mail?.html}`).not.toContain("홍길동");
    expect(mail?.headers.some(({ key }) => key === "list-unsubscribe")).toBe(false);
    expect(mailsTo(handler)).toHaveLength(1);
    const [notice] = await inboxOf(handler);
    expect(notice).toMatchObject({ kind: "danger-reported", path: "/admin?tab=danger" });
    expect(notice?.facts).not.toHaveProperty("customerName");
    for (const user of [other, customer]) expect([await inboxOf(user), mailsTo(user)]).toEqual([[], []]);
  });

  it("concerns everyone of the office where no one handles their cases, and cannot be switched off", async () => {
    const [kim, lee] = [await known({ role: "admin" }), await known({ role: "admin" })];
    await noticed(await known());
    for (const staff of [kim, lee]) expect((await mailOf(staff))?.subject).toBe("급히 살펴볼 고객이 있습니다");
    const { body } = await world.http.get<NoticePreferences>("/api/notifications/preferences", { as: kim });
    const deadline = body.categories.find(({ category }) => category === "deadline");
    expect(deadline?.channels).toContainEqual({ channel: "mail", on: true, fixed: "last-channel" });
  });

  it("whom a colleague takes care of by then is mailed to no one", async () => {
    const handler = await known({ role: "admin" });
    const customer = await known();
    await noticed(customer, { handlerIds: [handler.id], open: false });
    await settled();
    expect(await inboxOf(handler)).toEqual([]);
    world.mailServer.cut();
    const { noticeId } = await noticed(customer, { handlerIds: [handler.id] });
    await until(() => Delivery.exists({ userId: handler.id, state: "queued" }));
    world.dangers.set(noticeId, { userId: customer.id, open: false, handlerIds: [handler.id] });
    world.mailServer.restore();
    world.moveTo(new Date(world.now().getTime() + 120_000).toISOString());
    await settled();
    expect(mailsTo(handler)).toEqual([]);
    expect(await Delivery.findOne({ userId: handler.id }).lean()).toMatchObject({ reason: "no-longer-true" });
  });

  it("takes the notices along when the account goes", async () => {
    const handler = await known({ role: "admin" });
    const customer = await known();
    await noticed(customer, { handlerIds: [handler.id] });
    await mailOf(handler);
    await settled();
    await world.events.deliver(userDeleted, { userId: customer.id });
    expect(await inboxOf(handler)).toEqual([]);
  });
});
