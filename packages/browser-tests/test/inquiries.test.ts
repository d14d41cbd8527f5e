import { readFile } from "node:fs/promises";
import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import type { Locator, Page } from "playwright-core";
import { openBrowser } from "./support/browsers.ts";
import { mailTo } from "./support/mailbox.ts";
import { without } from "./support/outages.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { type Language, textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const STAFF = "desk@legal.example";
const ko = textsOf("ko");
const en = textsOf("en");

const site = usePlatform({ STAFF_EMAIL: STAFF });
let staff: Page;

const open = (language: Language, on: "phone" | "desk" = "desk") =>
  openBrowser(site.browser, { address: site.platform.address, on, language });

/** The contact form as a person finds it: by its labels, in the language of the page. */
const contactForm = (page: Page, language: Language) => {
  const text = (name: string) => textsOf(language)("site", `site.inquiry.${name}`);
  const form = page.getByRole("form", { name: text("form") });
  const field = (name: string) => form.getByLabel(new RegExp(`^${text(name)}`));
  const values = () =>
    Promise.all(["name", "email", "phone", "service", "message"].map((name) => field(name).inputValue()));
  return { text, field, values, submit: () => form.getByRole("button", { name: text("submit") }).click() };
};

const notice = (page: Page, language: Language, words: string) =>
  page
    .getByRole("region", { name: textsOf(language)("site", "site.toasts") })
    .getByText(words)
    .first();

/** What came of the form, said in it. */
const outcome = (page: Page, words: string) => page.locator("form").getByText(words).first();

const card = (name: string) => staff.getByRole("article", { name: ko("admin", "admin.inquiry.of", { name }) });
const statusOf = (inquiry: Locator) => inquiry.getByLabel(ko("staff", "staff.status"));
const showInquiries = async () => {
  await staff.goto("/admin?tab=inquiries");
  await staff.getByRole("heading", { level: 1, name: ko("admin", "admin.view.inquiries") }).waitFor();
};

/** While a service is down, and until it answers again. */
const withoutService = async (name: "inquiry" | "analytics" | "backup", during: () => Promise<void>): Promise<void> => {
  await without(site.platform, name, during);
  const path = {
    inquiry: "/api/inquiries/counts",
    analytics: "/api/analytics/page-views",
    backup: "/api/admin/backup/runs",
  }[name];
  await until(async () => (await staff.request.get(path)).ok(), { timeoutMs: 40_000 });
};

beforeAll(async () => {
  staff = await open("ko");
  await staff.goto("/terms");
  await call(staff, "POST", "/api/auth/login", site.platform.admin);
});

describe("a visitor's inquiry", () => {
  const FILLED = [
    "홍길동",
    "gildong@example.org",
    "010-1234-5678",
    "lease-registration",
    "보증금을 돌려받지 못했습니다",
  ];
  let visitor: Page;

  beforeAll(async () => {
    visitor = await open("ko");
  });

  it("starts on a service's page with the service chosen", async () => {
    await visitor.goto("/service/lease-registration");
    await visitor.getByRole("link", { name: ko("public", "service.links.contact") }).click();
    await visitor.waitForURL("**/?service=lease-registration#contact");
    const { field } = contactForm(visitor, "ko");
    await until(async () => (await field("service").inputValue()) === "lease-registration");
  });

  it("keeps everything while the service is down and over a reload, says so, and is sent at the next press", async () => {
    const { text, field, values, submit } = contactForm(visitor, "ko");
    const [name = "", email = "", phone = "", , message = ""] = FILLED;
    await withoutService("inquiry", async () => {
      await field("name").fill(name);
      await field("email").fill(email);
      await field("phone").fill(phone);
      await field("message").fill(message);
      await submit();
      await outcome(visitor, text("errorText")).waitFor();
      expect(await values()).toEqual(FILLED);
    });
    await visitor.reload();
    await until(async () => (await values()).join() === FILLED.join());
    await submit();
    await outcome(visitor, text("successTitle")).waitFor();
    expect(await values()).toEqual(["", "", "", "", ""]);
  });

  it("reaches staff by mail and on their desk, once and as new", async () => {
    const mail = await mailTo(site.platform.dataDir, STAFF);
    expect(mail.subject).toBe("[새 문의] 임차권등기명령 · 홍길동");
    expect(mail.replyTo?.[0]?.address).toBe("gildong@example.org");
    await showInquiries();
    await card("홍길동").getByText(ko("admin", "admin.inquiry.new")).waitFor();
    expect(await card("홍길동").count()).toBe(1);
    expect(await statusOf(card("홍길동")).inputValue()).toBe("pending");
  });

  it("is answered by a letter that opens in another tab, which marks it as seen", async () => {
    const reply = card("홍길동").getByRole("link", { name: ko("admin", "admin.inquiry.reply") });
    const href = new URL((await reply.getAttribute("href")) ?? "");
    expect(href.searchParams.get("to")).toBe("gildong@example.org");
    expect(href.searchParams.get("su")).toContain("임차권등기명령");
    expect(await reply.getAttribute("target")).toBe("_blank");
    const [tab] = await Promise.all([staff.context().waitForEvent("page"), reply.click()]);
    await tab.close();
    await card("홍길동")
      .getByRole("button", { name: ko("admin", "admin.inquiry.markNew") })
      .waitFor();
  });

  it("shows the old status again, without a toast, when the new one cannot be saved", async () => {
    const status = statusOf(card("홍길동"));
    await withoutService("inquiry", async () => {
      await status.selectOption("resolved");
      await card("홍길동").getByText(ko("admin", "admin.inquiry.statusFailed")).waitFor();
      expect(await status.inputValue()).toBe("pending");
      expect(await notice(staff, "ko", ko("admin", "admin.error")).count()).toBe(0);
    });
  });
});

describe("a member's inquiry", () => {
  it("goes from the filled-in form to the desk and its status back to my page", async () => {
    const account = newAccount("writer");
    const page = await open("en", "phone");
    await arriveAsMember(page, account, "/?service=payment-order#contact");
    const { text, field, values, submit } = contactForm(page, "en");
    await until(async () => (await values())[1] === account.email);
    expect(await values()).toEqual(["", account.email, "", "payment-order", ""]);
    await field("name").fill("Minji Kim");
    await field("message").fill("A friend owes me two million won.");
    await showInquiries();
    await submit();
    await outcome(page, text("successTitle")).waitFor();

    await page.goto("/mypage?tab=inquiries");
    const own = page.getByRole("listitem").filter({ hasText: "A friend owes me" });
    await own.getByText(en("site", "site.inquiryStatus.pending")).waitFor();
    // Without a reload: the desk was open all the time, and shows what came when it is asked.
    await staff.getByRole("button", { name: /^새 문의 \d+건 보기$/ }).click();
    await card("Minji Kim").getByText(ko("admin", "admin.inquiry.new")).waitFor();
    await statusOf(card("Minji Kim")).selectOption("resolved");
    await until(async () =>
      (await call<{ status: string }[]>(page, "GET", "/api/inquiries/my")).some(({ status }) => status === "resolved"),
    );
    await page.getByRole("tab", { name: en("member", "myPage.tab.overview") }).click();
    await page.getByRole("tab", { name: en("member", "myPage.tab.inquiries") }).click();
    await own.getByText(en("site", "site.inquiryStatus.resolved")).waitFor();
  });
});

describe("the form before the page has come to life", () => {
  it("carries nothing of what was typed into the address", async () => {
    const context = await site.browser.newContext({ baseURL: site.platform.address, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    const { field, submit } = contactForm(page, "ko");
    await field("message").fill("비밀");
    await submit();
    expect(new URL(page.url()).search).toBe("");
    expect(await field("message").inputValue()).toBe("비밀");
  });
});

describe("the form while the page comes to life over a slow line", () => {
  it("keeps what is typed with the keyboard alone, and sends it", async () => {
    const page = await open("ko");
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/landing-rest*", async (route) => {
      await arrival;
      await route.continue();
    });
    const asked = page.waitForRequest("**/landing-rest*");
    await page.goto("/?service=complaint#contact", { waitUntil: "commit" });
    await asked;
    const { text, field, values, submit } = contactForm(page, "ko");
    await field("name").focus();
    await page.keyboard.type("Early Bird");
    await page.keyboard.press("Tab");
    await page.keyboard.type("early@example.org");
    await field("message").fill("먼저 적었습니다");
    arrive();
    await until(async () => (await field("service").inputValue()) === "complaint");
    expect(await values()).toEqual(["Early Bird", "early@example.org", "", "complaint", "먼저 적었습니다"]);
    await submit();
    await outcome(page, text("successTitle")).waitFor();
  });

  it("keeps what is typed while its texts cannot be fetched, and sends it once they are", async () => {
    const page = await open("ko");
    const texts = "**/{landing,question}-texts*";
    await page.route(texts, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (asked) => asked.url().includes("landing-texts"));
    await page.goto("/?service=complaint#contact");
    const { text, field, values, submit } = contactForm(page, "ko");
    await field("name").fill("Early Reader");
    await field("email").fill("early-reader@example.org");
    await failed;
    await field("message").fill("먼저 적었습니다");
    const typed = ["Early Reader", "early-reader@example.org", "", "", "먼저 적었습니다"];
    expect(await values()).toEqual(typed);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(ko("public", "landing.hero.title"));

    await page.unroute(texts);
    await field("message").click();
    await until(async () => (await field("service").inputValue()) === "complaint");
    expect(await values()).toEqual(typed.with(3, "complaint"));
    await submit();
    await outcome(page, text("successTitle")).waitFor();
  });
});

describe("the desk's statistics", () => {
  const region = (key: string) => staff.getByRole("region", { name: ko("admin", key) });

  it("count each visit to a service's page, and show the numbers as bars and as a table", async () => {
    const reader = await open("ko");
    await arriveAsMember(reader, newAccount("reader"), "/terms");
    for (const path of ["/service/patent-lawsuit", "/service/patent-lawsuit", "/service/objection"]) {
      const counted = reader.waitForResponse((answer) => answer.url().endsWith("/api/analytics/page-views"));
      await reader.goto(path);
      expect((await counted).status()).toBe(204);
    }
    await staff.goto("/admin");
    const views = region("admin.pageViews");
    await views.getByRole("listitem").filter({ hasText: "특허소송" }).getByText("2", { exact: true }).waitFor();
    await views.getByText(ko("admin", "admin.statistics.table")).click();
    await views.getByRole("row", { name: "이의신청 1" }).waitFor();
    await region("admin.siteVisits").getByRole("listitem").first().waitFor();
  });

  it("never delay a page", async () => {
    await withoutService("analytics", async () => {
      const reader = await open("ko");
      await reader.goto("/service/complaint");
      await reader.getByRole("heading", { level: 1, name: "소장 작성" }).waitFor();
      expect(
        await reader
          .getByRole("region", { name: ko("site", "site.toasts") })
          .getByRole("listitem")
          .count(),
      ).toBe(0);
      await staff.goto("/admin");
      await region("admin.pageViews").getByText(ko("admin", "admin.statistics.failed")).waitFor();
    });
    await region("admin.pageViews")
      .getByRole("button", { name: ko("site", "site.retry") })
      .click();
    await region("admin.pageViews").getByText("특허소송").first().waitFor();
  });
});

describe("the desk's backups", () => {
  const panel = () => staff.getByRole("region", { name: ko("admin", "admin.backup") });
  const startUsers = () => panel().getByRole("button", { name: ko("admin", "admin.backup.start.users") });

  it("say what went wrong while the service is down", async () => {
    await staff.goto("/admin");
    await panel().getByText(ko("admin", "admin.backup.empty")).waitFor();
    await withoutService("backup", async () => {
      await startUsers().click();
      await notice(staff, "ko", ko("admin", "admin.backup.failed")).waitFor();
    });
  });

  it("are started, listed in the history, and downloaded as a whole file", async () => {
    await startUsers().click();
    const run = panel().getByRole("listitem").first();
    await run.getByText(ko("admin", "admin.backup.status.complete")).waitFor();
    await run.getByText(ko("admin", "admin.backup.kind.users"), { exact: true }).waitFor();
    const [download] = await Promise.all([staff.waitForEvent("download"), run.getByRole("button").click()]);
    expect(download.suggestedFilename()).toMatch(/^회원명부_\d{8}\.xlsx$/);
    const content = await readFile(await download.path());
    // An .xlsx file is a zip: its mark at the front, its table of contents at the end.
    expect(content.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    expect(content.includes("xl/worksheets/sheet1.xml", content.length - 2000)).toBe(true);
  });
});
