import type { RequestedMail } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { startJobs } from "@legal/service-kit/jobs";
import { requestQueuedMails } from "@legal/service-kit/mail";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { recordMailRequest } from "../src/mail/mail-kinds.ts";
import { admin, inquiriesUnderTest, write } from "./support.ts";

const desk = inquiriesUnderTest();

type Row = { _id: string; deadAt: Date | null };
const pending = () => mongoose.connection.collection<Row>("pending_mails");
const announced = async () => {
  const rows = await mongoose.connection.collection("outbox").find({ name: "inquiry.mail-requested.v1" }).toArray();
  return rows.map(({ payload }) => payload as { mailId: string; kind: string });
};
/** As notifications does when it sends. */
const asService = "notifications";
const claim = async (mailId: string) => {
  const path = `/internal/mails/${mailId}/claim`;
  return (await desk.http.post<{ mail: RequestedMail | null }>(path, {}, { asService })).body.mail;
};
const end = (mailId: string) => desk.http.post(`/internal/mails/${mailId}/end`, {}, { asService });
const mailAbout = async (words: string) => {
  for (const { mailId } of await announced()) {
    const mail = await claim(mailId);
    if (mail?.kind === "new-inquiry" && mail.message.includes(words)) return { mailId, mail };
  }
  throw new Error(`no mail about ${words}`);
};

describe("the mail to staff", () => {
  it("says who wrote what, for each try until it has left, and then nothing", async () => {
    const input = { serviceType: "payment-order", phone: "010-1111-2222", message: "떼인 돈이 있습니다" };
    await write(desk.http, input);
    const { mailId, mail } = await mailAbout("떼인 돈이");
    expect(mail).toEqual({ kind: "new-inquiry", name: "홍길동", email: "gildong@example.org", ...input });
    expect(await claim(mailId)).toEqual(mail);
    await end(mailId);
    expect(await claim(mailId)).toBeNull();
    expect(await pending().countDocuments()).toBe(0);
  });

  it("is announced once for each inquiry, by an event that says nothing of it", async () => {
    const before = (await announced()).length;
    await write(desk.http, { message: "한 번만 보내주세요" });
    const requests = await announced();
    expect(requests).toHaveLength(before + 1);
    expect(requests.at(-1)).toEqual({ mailId: expect.any(String), kind: "new-inquiry" });
    await end((await mailAbout("한 번만")).mailId);
  });

  it("is for no one but notifications", async () => {
    const path = `/internal/mails/${newId()}/claim`;
    expect((await desk.http.post(path, {}, { as: admin() })).status).toBe(401);
    expect((await desk.http.post(path, {}, { asService: "auth" })).status).toBe(403);
  });
});

describe("threat 40: what a message cannot do to the mail", () => {
  it("is to bring a line break into a name", async () => {
    const name = "Kim\r\nBcc: victim@example.org\r\nX-Evil: yes\r\n\r\nbody";
    await write(desk.http, { name, message: "헤더를 넣어봅니다" });
    const { mailId, mail } = await mailAbout("헤더를");
    expect(mail.name).toBe("Kim Bcc: victim@example.org X-Evil: yes body");
    await end(mailId);
  });
});

describe("a mail of the release before, which sent mails by itself", () => {
  const queue = async (given: object): Promise<string> => {
    const _id = newId();
    const row = {
      _id,
      attempts: 0,
      dueAt: new Date(Date.now() - 60_000),
      deadAt: null,
      createdAt: new Date(),
      ...given,
    };
    await pending().insertOne(row);
    return _id;
  };
  const inquiryAbout = async (message: string): Promise<string> => {
    const { id } = await write(desk.http, { message });
    await end((await mailAbout(message)).mailId);
    return id;
  };
  const announceNow = () => {
    const job = requestQueuedMails({ record: recordMailRequest, kindless: "new-inquiry", everyMs: 50 });
    return startJobs({ jobs: [job], logger: desk.logs.logger });
  };
  const isAnnounced = async (id: string) => (await announced()).some(({ mailId }) => mailId === id);

  it("leaves once that release is gone: one without a kind, and one that it gave up", async () => {
    const inquiryId = await inquiryAbout("기다리던 문의");
    const kindless = await queue({ facts: { inquiryId } });
    const dead = await queue({ facts: { kind: "new-inquiry", inquiryId }, attempts: 150, deadAt: new Date() });
    const jobs = announceNow();
    for (const id of [kindless, dead]) {
      await until(() => isAnnounced(id));
      expect(await claim(id)).toMatchObject({ kind: "new-inquiry", message: "기다리던 문의" });
      await end(id);
    }
    await jobs.stop();
  });

  it("is left to that release while it tries", async () => {
    const inquiryId = await inquiryAbout("아직 보내는 중");
    const sending = await queue({ facts: { inquiryId }, dueAt: new Date(Date.now() + 60_000) });
    const next = await queue({ facts: { inquiryId } });
    const jobs = announceNow();
    await until(() => isAnnounced(next));
    await jobs.stop();
    expect(await isAnnounced(sending)).toBe(false);
    const { status } = await desk.http.post(`/internal/mails/${sending}/claim`, {}, { asService });
    expect(status).toBe(409);
  });
});
