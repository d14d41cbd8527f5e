import {
  authMailRequested,
  caseAssigned,
  messagesUnread,
  staffMentioned,
  statusChanged,
  userCreated,
  type CaseNoticeFacts,
  type RequestedMail,
} from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import type { Email } from "postal-mime";
import { accountOf, notificationsUnderTest, noUnread, roomOf } from "./support.ts";

const world = notificationsUnderTest();

const BAIT = "{count} {{7*7}} ${7*7} <%= 7*7 %> $& $1 %s";
const HOSTILE = `Kim\r\nBcc: victim@example.org\r\nX-Evil: yes\r\n\r\n<img src=x onerror=alert(1)> ${BAIT}`;

const known = async (given: Partial<User> = {}): Promise<User> => {
  const user = testUser(given);
  const names = { username: HOSTILE, displayName: HOSTILE, firstName: HOSTILE, lastName: HOSTILE };
  await world.events.deliver(userCreated, { ...accountOf(user), ...names });
  return user;
};
const roomFor = (customer: User, given: Partial<CaseNoticeFacts>): CaseNoticeFacts => {
  const room = roomOf(customer, { name: HOSTILE, number: HOSTILE, ...given });
  world.rooms.set(room.roomId, room);
  return room;
};
const mailTo = (address: string) =>
  until(() => world.mailbox.mails.find(({ to }) => to?.some((one) => one.address === address)));
const isInert = ({ to, cc, bcc, subject, headers, html = "" }: Email): void => {
  expect([to?.length, cc ?? [], bcc ?? []]).toEqual([1, [], []]);
  expect(headers.map(({ key }) => key)).not.toContain("x-evil");
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain("<img");
};

describe("names that carry headers, markup and places of templates", () => {
  it.each<[string, (staff: User, customer: User) => Promise<User>]>([
    [
      "an assignment",
      async (staff, customer) => {
        const { roomId, userId } = roomFor(customer, { assigneeId: staff.id });
        const people = { assigneeId: staff.id, formerAssigneeId: null, assignedBy: newId() };
        await world.events.deliver(caseAssigned, { roomId, userId, ...people });
        return staff;
      },
    ],
    [
      "a mention",
      async (staff, customer) => {
        const { roomId, userId } = roomFor(customer, {});
        const note = { noteId: newId(), authorId: customer.id, mentionedIds: [staff.id] };
        await world.events.deliver(staffMentioned, { roomId, userId, ...note });
        return staff;
      },
    ],
    [
      "a status",
      async (_staff, customer) => {
        const { roomId, userId } = roomFor(customer, { status: "작성중" });
        await world.events.deliver(statusChanged, { roomId, userId, from: "준비중", to: "작성중", changedBy: newId() });
        return customer;
      },
    ],
    [
      "unread messages",
      async (_staff, customer) => {
        const user = { count: 1, seq: 1, words: HOSTILE };
        const { roomId, userId } = roomFor(customer, { unread: { user, admin: noUnread } });
        const since = new Date().toISOString();
        await world.events.deliver(messagesUnread, { roomId, userId, side: "user", seq: 1, since });
        return customer;
      },
    ],
  ])("are text in the mail of %s", async (_what, happen) => {
    const recipient = await happen(await known({ role: "admin" }), await known());
    const mail = await mailTo(accountOf(recipient).email);
    isInert(mail);
    expect(mail.text).toContain(BAIT);
  });

  it.each<[string, object]>([
    ["password-reset", { token: "t".repeat(43), validMinutes: 30 }],
    ["verify-email", { token: "t".repeat(43), validDays: 7 }],
    ["delete-account", { token: "t".repeat(43), validMinutes: 30 }],
    ["account-deleted", {}],
    ["email-changed", {}],
    ["google-changed", { change: "connected" }],
    [
      "security-notice",
      {
        event: "new-device",
        at: "2026-11-23T03:04:05.000Z",
        device: { browser: HOSTILE, os: HOSTILE, network: HOSTILE },
      },
    ],
  ])("are text in a mail that auth asks for: %s", async (kind, facts) => {
    const [mailId, to] = [newId(), `${newId().toLowerCase()}@example.org`];
    const asked = { kind, to, language: "ko", username: HOSTILE, ...facts };
    world.mails.waiting.set(mailId, asked as RequestedMail);
    await world.events.deliver(authMailRequested, { mailId, kind });
    const mail = await mailTo(to);
    isInert(mail);
    expect(mail.text).toContain(BAIT);
  });
});
