import { securityAlerted, userCreated, type Notice, type NoticePreferences } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import webPush from "web-push";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { createPushSender } from "../src/push/push-sender.ts";
import { startPushSink } from "./push-sink.ts";
import { accountOf, notificationsUnderTest } from "./support.ts";

let sink: Awaited<ReturnType<typeof startPushSink>>;
const world = notificationsUnderTest({
  push: async () => {
    sink = await startPushSink();
    const keys = webPush.generateVAPIDKeys();
    return createPushSender({ keys, contact: "https://legal.example", sink: sink.sink });
  },
});
afterAll(() => sink.close());

const PREFERENCES = "/api/notifications/preferences";
const known = async (given: Partial<User> = {}): Promise<User> => {
  const user = testUser(given);
  await world.events.deliver(userCreated, accountOf(user, 1, false));
  return user;
};
const alertOf = ({ id: userId }: User, alert: string) => world.events.deliver(securityAlerted, { userId, alert });
const inboxOf = (as: User) =>
  until(async () => {
    const { body } = await world.http.get<Notice[]>("/api/notifications", { as });
    return body.length > 0 ? body : undefined;
  });

describe("what happens to an account", () => {
  it("is in its owner's inbox, an unconfirmed address or not, and leads to the security page", async () => {
    const member = await known();
    await alertOf(member, "password-changed");
    expect(await inboxOf(member)).toMatchObject([
      {
        kind: "account-security",
        category: "security",
        facts: { securityAlert: "password-changed" },
        path: "/mypage?tab=security",
        readAt: null,
      },
    ]);
    expect(await Delivery.countDocuments({ userId: member.id, channel: "mail" })).toBe(0);
  });

  it("is said to staff as to the owner of the account, at the desk", async () => {
    const staff = await known({ role: "admin" });
    await alertOf(staff, "new-device");
    const [notice] = await inboxOf(staff);
    expect(notice).toMatchObject({ path: "/admin?tab=security" });
    expect(notice?.facts).toEqual({ securityAlert: "new-device" });
  });

  it("is pushed at night too, in the owner's language, unless pushes of it are off", async () => {
    // Two in the morning in Seoul.
    world.moveTo("2027-06-01T17:00:00Z");
    const member = await known({ language: "en" });
    const { path, subscription } = sink.browser();
    await world.http.post("/api/push/subscriptions", subscription, { as: member });
    await alertOf(member, "google-connected");
    const [push] = await until(() => {
      const arrived = sink.received.filter((one) => one.path === path);
      return arrived.length > 0 ? arrived : undefined;
    });
    expect(push?.words).toMatchObject({ title: "A Google account was connected", path: "/mypage?tab=security" });
    expect(push?.headers["urgency"]).toBe("high");
    const off = { changes: [{ category: "security", channel: "push", on: false }] };
    expect((await world.http.patch(PREFERENCES, off, { as: member })).status).toBe(200);
    await alertOf(member, "second-factor-off");
    const ended = { userId: member.id, channel: "push", state: "suppressed", reason: "preference" } as const;
    await until(() => Delivery.exists(ended));
    expect(sink.received.filter((one) => one.path === path)).toHaveLength(1);
  });

  it("cannot be kept from the inbox and the mail, and the preferences say why", async () => {
    for (const as of [await known(), await known({ role: "admin" })]) {
      const { body } = await world.http.get<NoticePreferences>(PREFERENCES, { as });
      expect(body.categories[0]).toEqual({
        category: "security",
        channels: [
          { channel: "inbox", on: true, fixed: "inbox" },
          { channel: "mail", on: true, fixed: "account" },
          { channel: "push", on: true, fixed: null },
          { channel: "alimtalk", on: false, fixed: "unavailable" },
        ],
      });
      const off = { changes: [{ category: "security", channel: "mail", on: false }] };
      const refused = await world.http.patch<{ code: string }>(PREFERENCES, off, { as });
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 400, code: "VALIDATION_FAILED" });
    }
  });
});
