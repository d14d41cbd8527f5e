import {
  documentCommented,
  documentStateChanged,
  userCreated,
  type CaseNoticeFacts,
  type Notice,
} from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { fanOutEvents } from "../src/pending-events/fan-out-events.ts";
import { PendingEventRow } from "../src/pending-events/pending-event-model.ts";
import { accountOf, notificationsUnderTest, ORIGIN, roomOf } from "./support.ts";

const world = notificationsUnderTest();

const known = async (given: Partial<User> = {}): Promise<User> => {
  const user = testUser(given);
  await world.events.deliver(userCreated, accountOf(user, 1, true));
  return user;
};
const staffMember = () => known({ role: "admin" });
const opened = (customer: User, handler: User): CaseNoticeFacts => {
  const room = roomOf(customer, { assigneeId: handler.id });
  world.rooms.set(room.roomId, room);
  return room;
};
const inboxOf = async (as: User) => (await world.http.get<Notice[]>("/api/notifications", { as })).body;
const mailsTo = ({ id }: User) =>
  world.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address?.startsWith(id.slice(-12))));
const moved = (room: CaseNoticeFacts, from: DocumentState | null, to: DocumentState, changedBy: string) => ({
  documentId: newId(),
  caseId: room.roomId,
  userId: room.userId,
  typeId: "payment-order",
  from,
  to,
  delivery: null,
  changedBy,
});
/** Everything that was published is made. */
const made = () => until(async () => !(await PendingEventRow.exists({})));
const newsOf = async (user: User) => (await inboxOf(user)).map(({ kind, facts }) => [kind, facts.documentNews ?? null]);
const kindsOf = async (user: User) => (await inboxOf(user)).map(({ kind }) => kind);

describe("a document's new state", () => {
  it("notifies whose turn it is, once, and not who made it", async () => {
    const [customer, staff] = [await known(), await staffMember()];
    const room = opened(customer, staff);
    await world.events.deliver(documentStateChanged, moved(room, null, "draft", customer.id));
    const review = moved(room, "staff-check", "client-review", staff.id);
    const eventId = await world.events.deliver(documentStateChanged, review);
    await world.events.deliver(documentStateChanged, review, eventId);
    await until(async () => (await inboxOf(customer)).length > 0);
    await world.events.deliver(documentStateChanged, moved(room, "client-review", "approved", customer.id));
    await until(async () => (await inboxOf(staff)).length > 0);
    await world.events.deliver(documentStateChanged, moved(room, "staff-check", "draft", staff.id));
    const own = await until(async () => {
      const notices = await inboxOf(customer);
      return notices.length > 1 ? notices : undefined;
    });
    expect(own.map(({ kind }) => kind)).toEqual(["document-review", "document-review"]);
    expect(own[0]).toMatchObject({ category: "status", facts: { roomId: room.roomId } });
    expect(await kindsOf(staff)).toEqual(["document-waits"]);
    const subjects = await until(() => {
      const mails = mailsTo(customer);
      return mails.length > 0 ? mails.map(({ subject }) => subject) : undefined;
    });
    expect(subjects[0]).toBe("확인하실 서류가 있습니다");
  });

  it("leads its customer to the document, and the office to it on the desk", async () => {
    const [customer, staff] = [await known(), await staffMember()];
    const room = opened(customer, staff);
    const review = moved(room, "staff-check", "client-review", staff.id);
    await world.events.deliver(documentStateChanged, review);
    const [mail] = await until(() => (mailsTo(customer).length > 0 ? mailsTo(customer) : undefined));
    expect(mail?.text).toContain(`${ORIGIN}/documents/${review.documentId}\n`);
    expect(await inboxOf(customer)).toMatchObject([{ path: `/documents/${review.documentId}` }]);
    const approved = moved(room, "client-review", "approved", customer.id);
    await world.events.deliver(documentStateChanged, approved);
    const [waits] = await until(() => (mailsTo(staff).length > 0 ? mailsTo(staff) : undefined));
    const path = `/admin?tab=documents&document=${approved.documentId}`;
    expect(waits?.text).toContain(`${ORIGIN}${path}\n`);
    expect(await inboxOf(staff)).toMatchObject([{ path }]);
  });

  it("of a lawyer's review reaches the lawyers, and the whole office where none is staff", async () => {
    const [customer, handler, lawyer] = [await known(), await staffMember(), await staffMember()];
    const room = opened(customer, handler);
    const review = moved(room, "staff-check", "lawyer-review", handler.id);
    await world.events.deliver(documentStateChanged, { ...review, lawyerIds: [lawyer.id, handler.id] });
    await made();
    expect([await kindsOf(lawyer), await kindsOf(handler), await kindsOf(customer)]).toEqual([
      ["document-waits"],
      [],
      [],
    ]);
    const another = moved(room, "staff-check", "lawyer-review", handler.id);
    await world.events.deliver(documentStateChanged, { ...another, lawyerIds: [] });
    await made();
    expect([await kindsOf(lawyer), await kindsOf(handler)]).toEqual([["document-waits", "document-waits"], []]);
  });

  it("that a lawyer sent it back into reaches who had taken it up", async () => {
    const [customer, handler] = [await known(), await staffMember()];
    const [reviewer, lawyer] = [await staffMember(), await staffMember()];
    const room = opened(customer, handler);
    const back = moved(room, "lawyer-review", "staff-check", lawyer.id);
    await world.events.deliver(documentStateChanged, { ...back, reviewerId: reviewer.id });
    await made();
    expect([await kindsOf(reviewer), await kindsOf(handler)]).toEqual([["document-waits"], []]);
    await world.events.deliver(documentStateChanged, moved(room, "intake-complete", "staff-check", reviewer.id));
    await made();
    expect([await kindsOf(reviewer), await kindsOf(handler)]).toEqual([["document-waits"], []]);
  });

  it("reaches its customer once it was taken back after the approval, or delivered", async () => {
    const [customer, handler] = [await known(), await staffMember()];
    const room = opened(customer, handler);
    await world.events.deliver(documentStateChanged, moved(room, "approved", "staff-check", handler.id));
    for (const kind of ["filed", "sent"] as const) {
      const delivered = moved(room, "approved", "delivered", handler.id);
      await world.events.deliver(documentStateChanged, { ...delivered, delivery: { kind, date: "2026-11-27" } });
    }
    const subjects = await until(() => (mailsTo(customer).length > 2 ? mailsTo(customer) : undefined));
    expect(subjects.map(({ subject }) => String(subject)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "서류를 발송했습니다",
      "서류를 법원에 제출했습니다",
      "확정하신 서류를 다시 살펴보고 있습니다",
    ]);
    expect(await kindsOf(handler)).toEqual([]);
  });

  it("reaches its customer, and no colleague, once the office took it back from their review", async () => {
    const [customer, handler, reviewer] = [await known(), await staffMember(), await staffMember()];
    const room = opened(customer, handler);
    const back = moved(room, "client-review", "staff-check", handler.id);
    await world.events.deliver(documentStateChanged, { ...back, reviewerId: reviewer.id });
    const [mail] = await until(() => (mailsTo(customer).length > 0 ? mailsTo(customer) : undefined));
    expect(mail?.subject).toBe("확인을 부탁드린 서류를 다시 살펴보고 있습니다");
    expect(await inboxOf(customer)).toMatchObject([{ facts: { documentNews: "review-withdrawn" } }]);
    expect([await kindsOf(reviewer), await kindsOf(handler)]).toEqual([[], []]);
  });

  it("that a refused approval led to reaches who had taken it up", async () => {
    const [customer, handler, reviewer] = [await known(), await staffMember(), await staffMember()];
    const room = opened(customer, handler);
    const back = moved(room, "client-review", "staff-check", customer.id);
    await world.events.deliver(documentStateChanged, { ...back, reviewerId: reviewer.id });
    await made();
    expect([await kindsOf(reviewer), await kindsOf(customer)]).toEqual([["document-waits"], []]);
  });

  it("that a customer's own change led to reaches the office, and not the customer", async () => {
    const [customer, handler] = [await known(), await staffMember()];
    const room = opened(customer, handler);
    await world.events.deliver(documentStateChanged, moved(room, "staff-check", "draft", customer.id));
    await made();
    expect([await kindsOf(handler), await kindsOf(customer)]).toEqual([["document-waits"], []]);
  });
});

describe("a comment on a document", () => {
  it("reaches the other side, who took the document up before who handles the case, in any state of it", async () => {
    const [customer, handler, reviewer] = [await known(), await staffMember(), await staffMember()];
    const room = opened(customer, handler);
    const { documentId, caseId, userId } = moved(room, null, "draft", customer.id);
    const comment = { documentId, caseId, userId, commentId: newId(), reviewerId: null };
    const fromCustomer = { ...comment, side: "user", commentedBy: customer.id } as const;
    await world.events.deliver(documentCommented, fromCustomer);
    await made();
    await world.events.deliver(documentCommented, { ...fromCustomer, reviewerId: reviewer.id });
    await world.events.deliver(documentCommented, { ...comment, side: "admin", commentedBy: handler.id });
    const state = { ...moved(room, "staff-check", "client-review", handler.id), documentId };
    await world.events.deliver(documentStateChanged, state);
    await made();
    expect(await newsOf(handler)).toEqual([["document-waits", "commented"]]);
    expect(await newsOf(reviewer)).toEqual([["document-waits", "commented"]]);
    expect((await newsOf(customer)).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      ["document-review", null],
      ["document-review", "commented"],
    ]);
    const [mail] = await until(() => (mailsTo(handler).length > 0 ? mailsTo(handler) : undefined));
    expect(mail?.subject).toBe("고객이 문서에 의견을 남겼습니다");
    expect(mail?.text).toContain(`${ORIGIN}/admin?tab=documents&document=${documentId}`);
  });

  it("joins those that are unread in one line, and its mail waits for an hour", async () => {
    const [customer, handler] = [await known(), await staffMember()];
    const room = opened(customer, handler);
    const { documentId, caseId, userId } = moved(room, null, "draft", customer.id);
    const author = { side: "user", commentedBy: customer.id, reviewerId: null } as const;
    const comment = () =>
      world.events.deliver(documentCommented, { documentId, caseId, userId, commentId: newId(), ...author });
    await comment();
    await until(() => mailsTo(handler).length > 0);
    await until(() => Delivery.exists({ userId: handler.id, state: "sent" }));
    for (let count = 0; count < 3; count += 1) await comment();
    await made();
    expect(await kindsOf(handler)).toEqual(["document-waits"]);
    const waiting = await Delivery.find({ userId: handler.id, channel: "mail", state: "queued" }).lean();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.dueAt.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
  });
});

describe("a state that the document has left", () => {
  it("is mailed to no one after an outage", async () => {
    const [customer, staff] = [await known(), await staffMember()];
    const room = opened(customer, staff);
    world.mailServer.cut();
    const review = moved(room, "staff-check", "client-review", staff.id);
    await world.events.deliver(documentStateChanged, review);
    await until(() => Delivery.exists({ userId: customer.id, state: "queued" }));
    const back = { ...review, from: "client-review", to: "staff-check" } as const;
    await world.events.deliver(documentStateChanged, back);
    world.mailServer.restore();
    const left = await until(() => Delivery.findOne({ userId: customer.id, state: "suppressed" }).lean());
    expect(left).toMatchObject({ reason: "no-longer-true" });
    const mails = await until(() => (mailsTo(customer).length > 0 ? mailsTo(customer) : undefined));
    expect(mails.map(({ subject }) => subject)).toEqual(["확인을 부탁드린 서류를 다시 살펴보고 있습니다"]);
  });

  it("notifies no one of what is being made as it is left", async () => {
    const [customer, staff] = [await known(), await staffMember()];
    const room = opened(customer, staff);
    const review = moved(room, "staff-check", "client-review", staff.id);
    const later = new Date(Date.now() + 3_600_000);
    const { roomId } = room;
    const { documentId } = review;
    await PendingEventRow.create([
      { _id: newId(), kind: "document-review", roomId, documentId, attempts: 0, dueAt: later },
    ]);
    let isTakenBack = false;
    const askCase = async () => {
      if (!isTakenBack)
        await world.events.deliver(documentStateChanged, { ...review, from: "client-review", to: "staff-check" });
      isTakenBack = true;
      return room;
    };
    await fanOutEvents({ askCase, askDanger: () => Promise.resolve(null), logger: world.logs.logger }, later);
    await made();
    expect(await newsOf(customer)).toEqual([["document-review", "review-withdrawn"]]);
  });

  it("notifies no one of what was not made yet", async () => {
    const [customer, staff] = [await known(), await staffMember()];
    const room = opened(customer, staff);
    const review = moved(room, "staff-check", "client-review", staff.id);
    // As it waits while case-chat does not answer.
    const { roomId } = room;
    const { documentId } = review;
    const later = new Date(Date.now() + 3_600_000);
    await PendingEventRow.create([
      { _id: newId(), kind: "document-review", roomId, documentId, attempts: 1, dueAt: later },
    ]);
    await world.events.deliver(documentStateChanged, { ...review, from: "client-review", to: "staff-check" });
    await made();
    expect(await newsOf(customer)).toEqual([["document-review", "review-withdrawn"]]);
  });
});
