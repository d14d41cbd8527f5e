import { authMailRequested, dangerNoticeOpened, statusChanged, userCreated } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { accountOf, notificationsUnderTest, roomOf } from "./support.ts";

const world = notificationsUnderTest({ mailsPerMinute: 2 });

const arrivedFor = (email: string) => world.mailbox.mails.filter(({ to }) => to?.[0]?.address === email).length;

describe("the mails of a minute", () => {
  it("are as many as the provider takes; the rest waits, but not a mail that a person waits for or one about danger", async () => {
    const member = testUser();
    const { email } = accountOf(member);
    await world.events.deliver(userCreated, accountOf(member));
    for (let count = 0; count < 3; count += 1) {
      const { roomId } = roomOf(member, { status: "작성중" });
      world.rooms.set(roomId, roomOf(member, { roomId, status: "작성중" }));
      const event = { roomId, userId: member.id, from: "준비중", to: "작성중", changedBy: newId() } as const;
      await world.events.deliver(statusChanged, event);
    }
    const mailId = newId();
    const owner = { to: "waits@example.org", language: "ko", username: "waits" } as const;
    world.mails.waiting.set(mailId, { kind: "password-reset", ...owner, token: "t", validMinutes: 30 });
    await until(() => arrivedFor(email) === 2);
    await world.events.deliver(authMailRequested, { mailId, kind: "password-reset" });
    await until(() => arrivedFor(owner.to) === 1);
    const handler = testUser({ role: "admin" });
    await world.events.deliver(userCreated, accountOf(handler));
    const noticeId = newId();
    world.dangers.set(noticeId, { userId: member.id, open: true, handlerIds: [handler.id] });
    await world.events.deliver(dangerNoticeOpened, { noticeId, userId: member.id });
    await until(() => arrivedFor(accountOf(handler).email) === 1);
    const waits = { userId: member.id, channel: "mail", state: "queued", attempts: 0 } as const;
    expect(await Delivery.countDocuments(waits)).toBe(1);
    expect(arrivedFor(email)).toBe(2);
    world.moveTo(new Date(world.now().getTime() + 61_000).toISOString());
    await until(() => arrivedFor(email) === 3);
  });
});
