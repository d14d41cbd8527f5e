import type { Inquiry } from "@legal/contracts";
import { replyEmail } from "./reply-email.ts";
import { composeLink } from "../../webmail/compose-link.ts";

const inquiry: Inquiry = {
  id: "01970000-0000-7000-8000-000000000001",
  userId: null,
  name: "김민지",
  email: "minji@example.org",
  phone: null,
  serviceType: "payment-order",
  message: "떼인 돈을\n받고 싶습니다",
  language: "ko",
  status: "pending",
  isRead: false,
  createdAt: "2026-11-05T03:00:00.000Z",
};

const opened = (part: Partial<Inquiry> = {}) => new URL(composeLink(replyEmail({ ...inquiry, ...part })));

describe("answering an inquiry by webmail", () => {
  it("opens a new e-mail to the customer with subject and text", () => {
    const { origin, pathname, searchParams } = opened();
    expect(origin + pathname).toBe("https://mail.google.com/mail/");
    expect(searchParams.get("view")).toBe("cm");
    expect(searchParams.get("to")).toBe("minji@example.org");
    expect(searchParams.get("su")).toBe("[온담 법률서비스] 문의하신 내용에 답변드립니다 (지급명령)");
    expect(searchParams.get("body")).toContain("김민지님, 안녕하세요.");
    expect(searchParams.get("body")).toContain("> 떼인 돈을\n> 받고 싶습니다");
  });

  it.each([
    ["en", "Our answer to your inquiry (Payment order)", "Dear 김민지,"],
    ["ja", "お問い合わせへのご返信（支払命令）", "김민지 様"],
    ["zh", "关于您咨询的回复（支付令）", "김민지，您好！"],
  ] as const)("is in %s for a customer who reads that", (language, subject, greeting) => {
    const { searchParams } = opened({ language });
    expect(searchParams.get("su")).toContain(subject);
    expect(searchParams.get("body")).toContain(greeting);
  });

  it("greets a Chinese customer in its signature, not the office", () => {
    const { body } = replyEmail({ ...inquiry, language: "zh" });
    expect(body).toContain("顺颂时祺\n温谈法律服务 敬上\n");
    expect(body).not.toContain("此致");
  });

  it("threat 40: has one recipient and no further header, whatever the customer wrote", () => {
    const evil = "x&bcc=victim@example.org&to=victim@example.org#&su=hi\r\nBcc: victim@example.org?cc=a";
    const { searchParams, hash } = opened({ name: evil, message: evil, email: `a@example.org?bcc=victim@example.org` });
    expect([...searchParams.keys()]).toEqual(["view", "fs", "to", "su", "body"]);
    expect(searchParams.get("to")).toBe("a@example.org?bcc=victim@example.org");
    expect(hash).toBe("");
  });

  it("stays short enough to open, and cuts no character in half", () => {
    const { href, searchParams } = opened({ message: "👨‍👩‍👧가".repeat(1000) });
    expect(href.length).toBeLessThan(7000);
    expect(searchParams.get("body")?.endsWith("👨‍👩‍👧") || searchParams.get("body")?.endsWith("가")).toBe(true);
  });

  it("opens for broken characters too", () => {
    expect(opened({ message: "\uD800 half" }).searchParams.get("body")).toContain("\uFFFD half");
  });
});
