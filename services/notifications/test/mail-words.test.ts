import { officeName } from "@legal/catalog";
import { messagesUnread, staffMentioned, userCreated } from "@legal/contracts";
import { LANGUAGES } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { sampleMails } from "../src/mails-preview/sample-mails.ts";
import { textsIn } from "../src/texts/texts.ts";
import { NOTICE_RULES } from "../src/notices/notice-rules.ts";
import { REQUESTED_KINDS } from "../src/deliveries/requested-kinds.ts";
import { accountOf, notificationsUnderTest, noUnread, roomOf } from "./support.ts";

const world = notificationsUnderTest();

const known = async (given: Partial<User> = {}): Promise<User> => {
  const user = testUser(given);
  await world.events.deliver(userCreated, accountOf(user));
  return user;
};
const mailTo = ({ id }: User) =>
  until(() => world.mailbox.mails.find(({ to }) => to?.[0]?.address?.startsWith(id.slice(-12))));

describe("the words of a mail", () => {
  it.each([
    [1, "1 unread message", "You have 1 unread message from our staff."],
    [2, "2 unread messages", "You have 2 unread messages from our staff."],
  ])("count %i as its language does", async (count, subject, intro) => {
    const member = await known({ language: "en" });
    const room = roomOf(member, { unread: { user: { count, seq: count, words: null }, admin: noUnread } });
    world.rooms.set(room.roomId, room);
    const { roomId, userId } = room;
    const since = new Date().toISOString();
    await world.events.deliver(messagesUnread, { roomId, userId, side: "user", seq: count, since });
    const mail = await mailTo(member);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(intro);
  });

  it("address staff as colleagues, and not as members of the site", async () => {
    const staff = await known({ role: "admin" });
    const room = roomOf(testUser(), { assigneeId: staff.id });
    world.rooms.set(room.roomId, room);
    const mention = { authorId: newId(), noteId: newId(), mentionedIds: [staff.id] };
    await world.events.deliver(staffMentioned, { roomId: room.roomId, userId: room.userId, ...mention });
    const { text = "" } = await mailTo(staff);
    expect(text).toContain("동료가 이 사건에 남긴 메모에서 언급되셨습니다.");
    expect(text).not.toContain("회원님");
    expect(text).toContain(`/chat/${room.roomId}?note=${mention.noteId}`);
  });

  it("send a customer whom they reach after the deadline to the office, and ask for nothing in time", () => {
    const text = sampleMails("ko").find(({ name }) => name === "deadline-over")?.mail.text;
    expect(text).toContain("기한이 지났습니다. 어떻게 할지 지금 채팅방에서 담당자와 상의해주세요.");
    expect(text).not.toMatch(/기한 전에|준비하실 것은 없습니다/);
  });

  it("are previewed, and looked at below, of each kind and side that is mailed", () => {
    const sampled = new Set(sampleMails("ko").map(({ of }) => of));
    const { kinds: ofNotices, documents } = textsIn("ko").cases.mails;
    const written = Object.entries({ ...ofNotices, ...documents }).flatMap(([kind, sides]) =>
      Object.keys(sides).map((side) => `${kind} ${side}`),
    );
    const others = ["deadline-near member", "deadline-near staff", "staff-digest staff", ...REQUESTED_KINDS];
    expect([...written, ...others].filter((mail) => !sampled.has(mail))).toEqual([]);
    const kinds = Object.entries(NOTICE_RULES).filter(({ 1: { channels } }) => channels.some((one) => one === "mail"));
    const names = [...written, ...others].map((mail) => mail.split(" ")[0]);
    expect(kinds.map(([kind]) => kind).filter((kind) => !names.includes(kind))).toEqual([]);
  });

  it.each(LANGUAGES)("are complete in each mail, which says that the office sent it: %s", (language) => {
    const mails = sampleMails(language);
    for (const { name, mail } of mails) {
      // Inquiries go to the office itself, in Korean whatever the language.
      const sender = officeName(name === "new-inquiry" ? "ko" : language);
      for (const form of [mail.text, mail.html.replace(/<style>.*<\/style>/, "")])
        expect({ name, isSigned: form.includes(sender), left: /\{\w|\(s\)|undefined/.exec(form) }).toEqual({
          name,
          isSigned: true,
          left: null,
        });
    }
  });
});
