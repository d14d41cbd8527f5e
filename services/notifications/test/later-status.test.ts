import { authMailRequested, messagesUnread, userCreated, type Notice } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { accountOf, notificationsUnderTest, roomOf } from "./support.ts";

const world = notificationsUnderTest();

it("notifies of a case whose status only a later release of case-chat knows", async () => {
  const member = testUser();
  await world.events.deliver(userCreated, accountOf(member, 1, true));
  const unread = { user: { count: 1, seq: 1, words: "안녕하세요" }, admin: { count: 0, seq: 1, words: null } };
  const room = roomOf(member, { unread, status: "다음 단계" });
  world.rooms.set(room.roomId, room);
  const { roomId, userId } = room;
  const since = new Date().toISOString();
  await world.events.deliver(messagesUnread, { roomId, userId, side: "user", seq: 1, since });
  const inbox = await until(
    async () => {
      const { body } = await world.http.get<Notice[]>("/api/notifications", { as: member });
      return body.length > 0 ? body : undefined;
    },
    { timeoutMs: 20_000 },
  );
  expect(inbox).toMatchObject([{ kind: "messages-unread", facts: { roomId } }]);
});

it("leaves the mail of a service that only a later release asks to that release", async () => {
  const owner = { language: "ko", username: "person" } as const;
  const sent = async (to: string) => {
    const mailId = newId();
    world.mails.waiting.set(mailId, { kind: "password-reset", ...owner, to, token: "t", validMinutes: 30 });
    await world.events.deliver(authMailRequested, { mailId, kind: "password-reset" });
    return until(() => Delivery.findOne({ _id: mailId, state: "sent" }).lean());
  };
  const first = await sent("first@example.org");
  const later = {
    ...first,
    _id: newId(),
    key: newId(),
    source: "payments",
    state: "queued",
    attempts: 0,
    handedAt: null,
  };
  await Delivery.collection.insertOne({ ...later, dueAt: new Date(0), lockedUntil: new Date(0) } as never);
  await sent("second@example.org");
  expect(await Delivery.findById(later._id).lean()).toMatchObject({ state: "queued", attempts: 0 });
});
