import { randomUUID } from "node:crypto";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import type { Email } from "postal-mime";
import { ORIGIN, STAFF, inquiriesUnderTest, write } from "./support.ts";

const desk = inquiriesUnderTest({ maxAttempts: 2 });

const mailAbout = (words: string): Promise<Email> =>
  until(() => desk.mailbox.mails.find(({ text }) => text?.includes(words)));
const pending = () => mongoose.connection.collection("pending_mails");
const drained = () => until(async () => (await pending().countDocuments()) === 0);
const tryNow = () => pending().updateMany({}, { $set: { dueAt: new Date() } });

describe("the mail to staff", () => {
  it("says who wrote what, in text and HTML, and answers go to the customer", async () => {
    await write(desk.http, { serviceType: "payment-order", phone: "010-1111-2222", message: "떼인 돈이 있습니다" });
    const mail = await mailAbout("떼인 돈이");
    expect(mail.to).toEqual([{ address: STAFF, name: "" }]);
    expect(mail.replyTo?.[0]?.address).toBe("gildong@example.org");
    expect(mail.subject).toBe("[새 문의] 지급명령 · 홍길동");
    for (const text of ["이름: 홍길동", "010-1111-2222", `${ORIGIN}/admin?tab=inquiries`])
      expect(mail.text).toContain(text);
    expect(mail.html).toContain("떼인 돈이 있습니다");
    expect(mail.html).toContain(`href="${ORIGIN}/admin?tab=inquiries"`);
  });

  it("is sent once for each inquiry", async () => {
    await write(desk.http, { message: "한 번만 보내주세요" });
    await mailAbout("한 번만");
    await drained();
    expect(desk.mailbox.mails.filter(({ text }) => text?.includes("한 번만"))).toHaveLength(1);
  });
});

describe("threat 40: what a message cannot do to the mail", () => {
  it("is to add a recipient or a header", async () => {
    const name = "Kim\r\nBcc: victim@example.org\r\nX-Evil: yes\r\n\r\nbody";
    await write(desk.http, { name, message: "헤더를 넣어봅니다" });
    const mail = await mailAbout("헤더를");
    expect(mail.to?.map(({ address }) => address)).toEqual([STAFF]);
    expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []]);
    expect(mail.headers.map(({ key }) => key)).not.toContain("x-evil");
    expect(mail.subject).toContain("Kim Bcc: victim@example.org X-Evil: yes body");
  });

  it("is to bring markup", async () => {
    const markup = `<img src=x onerror=alert(1)></p><a href="https://evil.example">here</a>`;
    await write(desk.http, { name: `<b>"Kim"</b>`, message: `마크업 ${markup}` });
    const { html = "" } = await mailAbout("마크업");
    expect(html).not.toContain("<img");
    expect(html).not.toContain('evil.example"');
    expect(html).not.toContain("<b>");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });
});

describe("a mail that another release queued", () => {
  const queue = async (facts: object): Promise<void> => {
    const row = { _id: randomUUID() as never, facts, attempts: 0, dueAt: new Date(), deadAt: null };
    await pending().insertOne(row);
  };
  const inquiryAbout = async (message: string): Promise<string> => {
    await write(desk.http, { message });
    await mailAbout(message);
    const found = await mongoose.connection.collection("inquiries").findOne({ message });
    return String(found?._id);
  };
  const mailsAbout = (words: string): Email[] => desk.mailbox.mails.filter(({ text }) => text?.includes(words));

  it("before there were kinds still leaves", async () => {
    const inquiryId = await inquiryAbout("종류가 없습니다");
    await queue({ inquiryId });
    await until(() => mailsAbout("종류가 없습니다").length === 2);
    await drained();
  });

  it("of a kind that this one does not know waits for the one that does", async () => {
    await queue({ kind: "of-a-newer-release", inquiryId: "x" });
    await inquiryAbout("그 뒤에 온 문의");
    await until(async () => (await pending().countDocuments()) === 1);
    expect(await pending().findOne({})).toMatchObject({
      attempts: 0,
      deadAt: null,
      facts: { kind: "of-a-newer-release" },
    });
    await pending().deleteMany({});
  });
});

describe("a mail server in trouble", () => {
  it("loses nothing: refused mails wait, and go out once it takes them again", async () => {
    desk.mailbox.refuse(true);
    await write(desk.http, { message: "서버가 거절합니다" });
    await until(async () => (await pending().findOne({}))?.["attempts"] === 1);
    desk.mailbox.refuse(false);
    await tryNow();
    await mailAbout("서버가 거절");
    await drained();
  });

  it("for too long leaves a dead letter and an error in the log; the next start sends it", async () => {
    await desk.restartWorker("smtp://127.0.0.1:9");
    await write(desk.http, { message: "오래 걸렸습니다" });
    await until(async () => {
      await tryNow();
      return pending().findOne({ deadAt: { $ne: null } });
    });
    await until(() => desk.logs.text().includes("mail given up"));
    expect(desk.logs.text()).not.toContain("오래 걸렸습니다");
    await desk.restartWorker();
    await mailAbout("오래 걸렸");
    await drained();
  });
});
