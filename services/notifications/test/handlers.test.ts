import {
  caseOpened,
  memberWaiting,
  messagesUnread,
  noteAdded,
  staffMentioned,
  userCreated,
  userDeleted,
  userUpdated,
  type CaseNoticeFacts,
  type Notice,
} from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { PendingEventRow } from "../src/pending-events/pending-event-model.ts";
import { accountOf, notificationsUnderTest, noUnread, roomOf } from "./support.ts";

const world = notificationsUnderTest();

const staffMember = async (): Promise<User> => {
  const user = testUser({ role: "admin" });
  await world.events.deliver(userCreated, accountOf(user));
  return user;
};
const handledBy = (handler: User): CaseNoticeFacts => {
  const room = roomOf(testUser(), { assigneeId: handler.id });
  world.rooms.set(room.roomId, room);
  return room;
};
const made = () => until(async () => !(await PendingEventRow.exists({})));
const kindsOf = async (as: User) =>
  (await world.http.get<Notice[]>("/api/notifications", { as })).body.map(({ kind }) => kind);
const mailsTo = ({ id }: User) => world.mailbox.mails.filter(({ to }) => to?.[0]?.address?.startsWith(id.slice(-12)));
const waitingIn = async ({ roomId, userId }: CaseNoticeFacts) => {
  const since = new Date().toISOString();
  await world.events.deliver(memberWaiting, { roomId, userId, seq: 1, since, officeOpen: true });
  await made();
};
const openedAs = ({ roomId, userId, serviceType }: CaseNoticeFacts) =>
  world.events.deliver(caseOpened, { roomId, userId, serviceType, packageType: "standard", price: 1000 });

describe("a note", () => {
  it("notifies who handles the case once, as named where it names them", async () => {
    const [handler, author, colleague] = [await staffMember(), await staffMember(), await staffMember()];
    const { roomId, userId } = handledBy(handler);
    const note = { roomId, userId, noteId: newId(), authorId: author.id, mentionedIds: [handler.id, colleague.id] };
    await world.events.deliver(noteAdded, note);
    await world.events.deliver(staffMentioned, note);
    await made();
    expect([await kindsOf(handler), await kindsOf(colleague), await kindsOf(author)]).toEqual([
      ["mentioned"],
      ["mentioned"],
      [],
    ]);
    await world.events.deliver(noteAdded, { roomId, userId, noteId: newId(), authorId: author.id, mentionedIds: [] });
    await made();
    expect([await kindsOf(handler), await kindsOf(colleague)]).toEqual([["note-added", "mentioned"], ["mentioned"]]);
  });

  it("notifies no one whose own case it is, though they handle it or are named", async () => {
    const [customer, author, colleague] = [await staffMember(), await staffMember(), await staffMember()];
    const room = roomOf(customer, { assigneeId: customer.id });
    const { roomId, userId } = room;
    world.rooms.set(roomId, room);
    const note = { roomId, userId, noteId: newId(), authorId: author.id };
    await world.events.deliver(noteAdded, { ...note, mentionedIds: [] });
    await world.events.deliver(staffMentioned, { ...note, mentionedIds: [customer.id, colleague.id] });
    await made();
    expect([await kindsOf(customer), await kindsOf(colleague)]).toEqual([[], ["mentioned"]]);
  });
});

describe("an outage", () => {
  it("leaves no mail that a customer waits whom a colleague answered, or that a case that is assigned needs a handler", async () => {
    const staff = await staffMember();
    world.mailServer.cut();
    const customer = testUser();
    await world.events.deliver(userCreated, accountOf(customer));
    const [waits, fresh] = [handledBy(staff), roomOf(customer)];
    for (const room of [{ ...waits, customerWaits: true }, fresh]) world.rooms.set(room.roomId, room);
    await waitingIn(waits);
    await openedAs(fresh);
    await until(async () => (await Delivery.countDocuments({ userId: staff.id, state: "queued" })) === 2);
    world.rooms.set(waits.roomId, { ...waits, customerWaits: false });
    world.rooms.set(fresh.roomId, { ...fresh, assigneeId: staff.id });
    world.mailServer.restore();
    const over = { userId: staff.id, state: "suppressed", reason: "no-longer-true" } as const;
    await until(async () => (await Delivery.countDocuments(over)) === 2);
  });

  it("leaves no mail to who handled a case that is a colleague's by then", async () => {
    const [former, colleague] = [await staffMember(), await staffMember()];
    world.mailServer.cut();
    const unread = { user: noUnread, admin: { count: 1, seq: 1, words: null } };
    const room = { ...handledBy(former), customerWaits: true, unread };
    const { roomId, userId } = room;
    world.rooms.set(roomId, room);
    await waitingIn(room);
    const since = new Date().toISOString();
    await world.events.deliver(messagesUnread, { roomId, userId, side: "admin", seq: 1, since });
    await until(async () => (await Delivery.countDocuments({ userId: former.id, state: "queued" })) === 2);
    world.rooms.set(roomId, { ...room, assigneeId: colleague.id });
    world.mailServer.restore();
    const over = { userId: former.id, state: "suppressed", reason: "no-longer-true" } as const;
    await until(async () => (await Delivery.countDocuments(over)) === 2);
  });
});

describe("a new case", () => {
  it("is work to staff, who may switch its mails off, and a contract to its customer, who may not", async () => {
    const [staff, customer] = [await staffMember(), testUser()];
    await world.events.deliver(userCreated, accountOf(customer));
    const room = roomOf(customer);
    world.rooms.set(room.roomId, room);
    const off = (category: string, as: User) =>
      world.http.patch(
        "/api/notifications/preferences",
        { changes: [{ category, channel: "mail", on: false }] },
        { as },
      );
    expect([(await off("work", staff)).status, (await off("contract", customer)).status]).toEqual([200, 400]);
    const { roomId } = room;
    await openedAs(room);
    const mailOf = ({ id }: User) =>
      until(() => Delivery.findOne({ userId: id, roomId, channel: "mail", state: { $ne: "queued" } }).lean());
    expect(await mailOf(staff)).toMatchObject({ state: "suppressed", reason: "preference" });
    expect(await mailOf(customer)).toMatchObject({ state: "sent" });
    const [mail] = mailsTo(customer);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
    const categoriesOf = async (as: User) =>
      (await world.http.get<Notice[]>("/api/notifications", { as })).body.map(({ category }) => category);
    expect([await categoriesOf(staff), await categoriesOf(customer)]).toEqual([["work"], ["contract"]]);
  });

  it("that was called off is not mailed to an address that is confirmed later", async () => {
    const customer = testUser();
    await world.events.deliver(userCreated, accountOf(customer, 1, false));
    const room = roomOf(customer);
    world.rooms.set(room.roomId, room);
    await openedAs(room);
    const suppressed = (reason: string) =>
      until(() => Delivery.exists({ userId: customer.id, channel: "mail", state: "suppressed", reason }));
    await suppressed("unverified");
    world.rooms.set(room.roomId, { ...room, isOpen: false, status: "거래취소" });
    await world.events.deliver(userUpdated, accountOf(customer, 2));
    await suppressed("no-longer-true");
    expect(mailsTo(customer)).toEqual([]);
  });

  it("of an account that is not known yet is said to it once it is", async () => {
    const [staff, customer] = [await staffMember(), testUser()];
    const room = roomOf(customer);
    world.rooms.set(room.roomId, room);
    await openedAs(room);
    await until(async () => (await kindsOf(staff)).length === 1);
    await world.events.deliver(userCreated, accountOf(customer));
    const [mail] = await until(() => (mailsTo(customer).length > 0 ? mailsTo(customer) : undefined));
    expect(mail?.subject).toBe("사건이 접수되었습니다");
    await made();
    expect([await kindsOf(staff), await kindsOf(customer)]).toEqual([["case-opened"], ["case-opened"]]);
  });
});

describe("a case whose handler is staff no more", () => {
  it.each([
    ["was deleted", ({ id: userId }: User) => world.events.deliver(userDeleted, { userId })],
    [
      "is no administrator any more",
      (was: User) => world.events.deliver(userUpdated, accountOf({ ...was, role: "user" }, 2)),
    ],
  ])("is everyone's: %s", async (_what, leave) => {
    const [handler, colleague] = [await staffMember(), await staffMember()];
    const room = handledBy(handler);
    await waitingIn(room);
    expect([await kindsOf(handler), await kindsOf(colleague)]).toEqual([["member-waiting"], []]);
    await leave(handler);
    await waitingIn(room);
    expect(await kindsOf(colleague)).toEqual(["member-waiting"]);
  });
});
