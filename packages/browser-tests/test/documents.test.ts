import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { accessibilityProblems } from "./support/accessibility.ts";
import { openBrowser } from "./support/browsers.ts";
import { makeAdministrator } from "./support/make-administrator.ts";
import { answerStep, goOn } from "./support/paper-hands.ts";
import { CERTIFIED_MAIL, EXHIBITS_STEP, FACTS_STEP, LATE_OBJECTION, PAYMENT_ORDER } from "./support/papers.ts";
import { arriveAsMember, logIn, newAccount } from "./support/person.ts";
import { startProseModel, type ProseModel } from "./support/prose-model.ts";
import { filesOfZip, textOfDocx, textOfPdf } from "./support/read-paper.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(400_000);

const ko = textsOf("ko");
const say = (key: string, values?: Record<string, string>) => ko("documents", `documents.${key}`, values);
let model: ProseModel;
const site = usePlatform(async () => {
  model = await startProseModel();
  return model.env;
});
afterAll(() => model?.close());
let member: Page;
let desk: Page;
let paper: string;

type PaperScenario = typeof PAYMENT_ORDER;

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Chosen together. */
const EXHIBITS = ["차용증", "이체확인증"];

const bytesOf = async (download: Download) => readFile(await download.path());
const press = (page: Page, key: string) =>
  page
    .getByRole("button", { name: say(key), exact: true })
    .first()
    .click();
const confirm = (page: Page, key: string) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: say(key), exact: true })
    .click();

const buy = async ({ service, name }: PaperScenario) => {
  await member.goto(`/service/${service}`);
  const buying = { name: /^(구매하기|견적 요청하기)$/ };
  await member.getByRole("button", buying).last().click();
  await member.getByRole("dialog").getByRole("button", buying).click();
  await member.waitForURL("**/chat/*");
  await member.getByRole("button", { name: `${name} 작성하기` }).click();
  await member.waitForURL("**/documents/*");
  paper = new URL(member.url()).pathname;
};

const attach = async () => {
  const files = EXHIBITS.map((title) => ({ name: `${title}.png`, mimeType: "image/png", buffer: PNG }));
  await member.locator("input[type=file]").setInputFiles(files);
  const titles = member.getByLabel(say("exhibit.title"));
  await titles.nth(EXHIBITS.length - 1).waitFor();
  for (const [index, title] of EXHIBITS.entries()) expect(await titles.nth(index).inputValue()).toBe(title);
  await member.getByText(say("save.saved")).nth(1).waitFor();
};

/** Every sentence on its own. */
const readAndApprove = async () => {
  const approvals = member.getByRole("checkbox", { name: /번째 문장을 읽었고/ });
  await approvals.first().waitFor();
  const total = await approvals.count();
  expect(total).toBeGreaterThan(1);
  // What loads above it may move a sentence from under the pointer.
  for (const approval of await approvals.all())
    await until(() =>
      approval.check().then(
        () => true,
        () => false,
      ),
    );
  await member.getByText(say("prose.count", { approved: `${total}`, total: `${total}` })).waitFor();
};

const haveWritten = async () => {
  await press(member, "prose.write");
  await member.getByText(say("prose.source.model")).waitFor();
  await readAndApprove();
  expect(await accessibilityProblems(member)).toEqual([]);
};

const answer = async ({ steps, attaches, prose }: PaperScenario & { prose?: boolean }) => {
  for (const [title, answers] of steps) {
    await answerStep(member, title, answers);
    if (title === EXHIBITS_STEP && attaches) await attach();
    if (title === FACTS_STEP && prose) await haveWritten();
    await goOn(member);
  }
  await member.getByRole("heading", { level: 1, name: say("step.review") }).waitFor();
};

/** A failure says what is still open. */
const submit = async () => {
  await until(async () => {
    const page = await member.getByRole("main").innerText();
    if (!page.includes(say("review.ready"))) throw new Error(page);
    return true;
  });
  await press(member, "submit");
  await member.getByText(say("now.intake-complete")).waitFor();
};

const openOnDesk = async () => {
  await desk.goto(`/admin?tab=documents&document=${paper.split("/").at(-1)}`);
  await desk.getByRole("article").first().waitFor();
};

/** With a word on each warning. */
const moveOn = async (to: string) => {
  await press(desk, `move.${to}`);
  const dialog = desk.getByRole("dialog");
  for (const field of await dialog.getByRole("textbox").all()) await field.fill("확인했습니다");
  await confirm(desk, `move.${to}`);
  await dialog.waitFor({ state: "hidden" });
};

const askForFloor = async ({ first }: PaperScenario) => {
  await member.goto(paper);
  await press(member, "client.change");
  await member.getByLabel(say("client.change.what")).fill("주소에 층수를 넣어 주세요");
  await confirm(member, "client.change.send");
  await member.getByText(say("now.revision")).waitFor();
  await openOnDesk();
  await desk.goto(`${desk.url()}&step=${first}`);
  await desk.getByRole("textbox", { name: "주소", exact: true }).fill("서울특별시 강남구 테헤란로 123, 10층");
  await desk.getByText(say("save.saving")).first().waitFor();
  await desk.getByText(say("save.saved")).first().waitFor();
  await press(desk, "answers.back");
};

const approve = async () => {
  await member.goto(paper);
  await press(member, "client.approve");
  await confirm(member, "client.approve.confirm");
  await member.getByText(say("now.approved")).waitFor();
};

/** The desk's own account, by a colleague, as the rule is. */
const nameLawyer = async () => {
  const colleague = newAccount("colleague");
  makeAdministrator(site.platform, colleague);
  const page = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
  await logIn(page, ko, colleague);
  await page.goto("/admin?tab=lawyers");
  await page.locator("main input:not([readonly])").first().fill("12345");
  await page.getByRole("button", { name: ko("admin", "admin.save") }).click();
  await page.getByRole("button", { name: ko("admin", "admin.lawyers.remove") }).waitFor();
  await page.close();
};

const deliver = async ({ number }: PaperScenario, field: string) => {
  await openOnDesk();
  await press(desk, "move.delivered");
  await desk.getByLabel(say(field)).fill(number);
  await confirm(desk, "move.delivered");
  await desk.getByRole("dialog").waitFor({ state: "hidden" });
  // The page is open since the approval and follows by itself.
  await member.getByText(number, { exact: true }).waitFor();
};

beforeAll(async () => {
  member = await openBrowser(site.browser, { address: site.platform.address, on: "phone", language: "ko" });
  await arriveAsMember(member, newAccount("creditor"), "/");
  desk = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
  await desk.setViewportSize({ width: 1440, height: 900 });
  await logIn(desk, ko, site.platform.admin);
});

describe("a payment order, by hand from the purchase to the court", () => {
  it("is answered on a phone, and keeps what was typed over a reload in the middle", async () => {
    await buy(PAYMENT_ORDER);
    const name = member.getByLabel("이름(상호)");
    await name.fill("홍길동");
    await member.reload();
    expect(await name.inputValue()).toBe("홍길동");
    await name.fill("");
    expect(await accessibilityProblems(member)).toEqual([]);
    await answer({ ...PAYMENT_ORDER, prose: true });
    expect(await accessibilityProblems(member)).toEqual([]);
    await submit();
  });

  it("waits for the customer again where an answer behind its sentences changes", async () => {
    await openOnDesk();
    await moveOn("staff-check");
    await desk.goto(`${desk.url()}&step=amounts`);
    await desk.getByRole("textbox", { name: "내역", exact: true }).fill("2025년 3월 2일 대여금");
    await desk.getByText(say("save.saving")).first().waitFor();
    await desk.getByText(say("save.saved")).first().waitFor();
    await press(desk, "answers.back");
    await desk.getByText(say("prose.outdated")).waitFor();
    await press(desk, "move.client-review");
    const forward = desk.getByRole("dialog").getByRole("button", { name: say("move.client-review") });
    expect(await forward.isDisabled()).toBe(true);
    await desk.keyboard.press("Escape");
    await member.goto("/");
    await member.getByRole("link", { name: /문장 \d+개를 읽고 확인해주세요/ }).click();
    await member.getByRole("region", { name: say("prose.read") }).waitFor();
    expect(await accessibilityProblems(member)).toEqual([]);
    await readAndApprove();
  });

  it("is checked, returned once for the customer, changed under their eyes, and approved", async () => {
    await openOnDesk();
    await moveOn("client-review");
    await askForFloor(PAYMENT_ORDER);
    await moveOn("staff-check");
    await moveOn("client-review");
    // Open since it was returned.
    await member.getByText(say("now.client-review")).waitFor();
    await member.getByRole("article").getByText(/10층/).first().waitFor();
    await approve();
  });

  it("is downloaded in every format, and filed", async () => {
    const downloaded = async (format: "pdf" | "docx" | "zip") => {
      const arriving = member.waitForEvent("download");
      await press(member, `download.${format}`);
      return bytesOf(await arriving);
    };
    const pdf = await textOfPdf(await downloaded("pdf"));
    for (const text of [pdf, await textOfDocx(await downloaded("docx"))]) {
      expect(text).toContain("지급명령신청서");
      expect(text).toContain("10층");
      expect(text).toContain("소갑제2호증이체확인증");
    }
    const bundle = await filesOfZip(await downloaded("zip"));
    const labelled = EXHIBITS.map((title, index) => `소갑 제${index + 1}호증 ${title}.pdf`);
    expect([...bundle.keys()].slice(2)).toEqual(labelled);
    const [paperInside] = bundle.values();
    expect(await textOfPdf(paperInside ?? Buffer.alloc(0))).toBe(pdf);
    for (const name of labelled)
      expect(await textOfPdf(bundle.get(name) ?? Buffer.alloc(0))).toContain(name.slice(0, 8).replaceAll(" ", ""));
    await deliver(PAYMENT_ORDER, "delivery.caseNumber");
  });
});

describe("a demand letter", () => {
  it("goes from the purchase to the post office", async () => {
    await buy(CERTIFIED_MAIL);
    await answer(CERTIFIED_MAIL);
    await submit();
    await openOnDesk();
    await moveOn("staff-check");
    await moveOn("client-review");
    await approve();
    await deliver(CERTIFIED_MAIL, "delivery.registered");
  });
});

describe("an objection whose period ends in days", () => {
  it("is sent to the customer by a lawyer alone, whom the customer is named", async () => {
    await buy(LATE_OBJECTION);
    await answer(LATE_OBJECTION);
    await submit();
    await openOnDesk();
    await moveOn("staff-check");
    expect(await desk.getByRole("button", { name: say("move.client-review") }).count()).toBe(0);
    await moveOn("lawyer-review");
    expect(await desk.getByRole("button", { name: say("move.client-review") }).count()).toBe(0);
    await nameLawyer();
    await openOnDesk();
    await moveOn("client-review");
    await member.getByText("등록번호 12345").waitFor();
    await approve();
    await deliver(LATE_OBJECTION, "delivery.caseNumber");
  });
});
