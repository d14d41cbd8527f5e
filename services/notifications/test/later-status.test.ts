import { messagesUnread, userCreated, type Notice } from "@legal/contracts";
import { testUser, until } from "@legal/test-kit";
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
