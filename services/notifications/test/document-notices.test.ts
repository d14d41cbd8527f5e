import { documentStateChanged, userCreated, type CaseNoticeFacts, type Notice } from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { accountOf, notificationsUnderTest, roomOf } from "./support.ts";

const world = notificationsUnderTest();

const known = async (given: Partial<User> = {}): Promise<User> => {
  const user = testUser(given);
  await world.events.deliver(userCreated, accountOf(user, 1, true));
  return user;
};
const inboxOf = async (as: User) => (await world.http.get<Notice[]>("/api/notifications", { as })).body;
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

describe("a document's new state", () => {
  it("notifies whose turn it is, once, and not who made it", async () => {
    const [customer, staff] = [await known(), await known({ role: "admin" })];
    const room = roomOf(customer, { assigneeId: staff.id });
    world.rooms.set(room.roomId, room);
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
    expect((await inboxOf(staff)).map(({ kind }) => kind)).toEqual(["document-waits"]);
    const subjects = await until(() => {
      const mails = world.mailbox.mails.filter(({ to }) =>
        to?.some(({ address }) => address?.startsWith(customer.id.slice(-12))),
      );
      return mails.length > 0 ? mails.map(({ subject }) => subject) : undefined;
    });
    expect(subjects[0]).toBe("확인하실 문서가 있습니다");
  });
});
