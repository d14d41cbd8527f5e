import { jest } from "@jest/globals";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import type { Browser, Page } from "playwright-core";
import { openCase } from "./support/open-case.ts";
import { accessibilityProblems } from "./support/accessibility.ts";
import { launchBrowser, openBrowser } from "./support/browsers.ts";
import { coveredControls } from "./support/covered-controls.ts";
import { chatRoom } from "./support/chat-room.ts";
import { arriveAsMember, newAccount, type Account } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { type Language, textsOf } from "./support/texts.ts";

jest.setTimeout(300_000);

type Who = "visitor" | "newcomer" | "customer" | "staff";

interface Screen {
  name: string;
  who: Who;
  path: () => string;
  title: (language: Language) => string;
  /** Text that is on it only when it is complete. */
  shows: (language: Language) => string;
  noindex: boolean;
}

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
/** A desk at 400 %: WCAG 2.2, 1.4.10 Reflow. */
const ENLARGED = { width: 320, height: 256 };
const OTHER_LANGUAGES = ["en", "ja", "zh"] as const;
const ko = textsOf("ko");
const customer = newAccount("customer");
const QUESTION = "서류는 무엇이 필요한가요?";
const ANSWER = "잘 받았습니다";
const SERVICE_NAMES = { ko: "지급명령", en: "Payment order", ja: "支払命令", zh: "支付令" };

let platform: Platform;
let browser: Browser;
let rooms: { empty: string; busy: string };
const pages = {} as Record<Who, Page>;

const words = (source: Parameters<ReturnType<typeof textsOf>>[0], key: string) => (language: Language) =>
  textsOf(language)(source, key);
const serviceName = (language: Language) => SERVICE_NAMES[language];

const account = (name: string, path: string, title: string, shows = title): Screen => ({
  name,
  who: "visitor",
  path: () => path,
  title: words("public", title),
  shows: words("public", shows),
  noindex: true,
});
const tool = (name: string, path: string, title: string, shows: string): Screen => ({
  ...account(name, `/tools${path}`, "login.title"),
  title: words("tools", title),
  shows: words("tools", shows),
});
const open = (screen: Screen): Screen => ({ ...screen, noindex: false });
const member = (name: string, who: Who, path: () => string, title: string, shows: string): Screen => ({
  name,
  who,
  path,
  title: words("member", title),
  shows: words("member", shows),
  noindex: true,
});
const room = (name: string, who: Who, which: "empty" | "busy", shows: string): Screen => ({
  ...member(name, who, () => `/chat/${rooms[which]}`, "chat.title", shows),
  title: serviceName,
});
const desk = (name: string, path: string, shows: Screen["shows"]): Screen => ({
  name,
  who: "staff",
  path: () => path,
  title: words("admin", "admin.title"),
  shows,
  noindex: true,
});

const screens: Screen[] = [
  open(account("landing", "/", "landing.meta.title", "landing.prices.title")),
  account("login", "/login", "login.title", "login.noAccount"),
  account("signup", "/signup", "signup.title", "signup.hasAccount"),
  open({
    ...account("a service", "/service/payment-order", "service.contents", "service.section.packages"),
    title: serviceName,
  }),
  open(account("the terms", "/terms", "legal.terms.title", "legal.back")),
  open(account("questions and answers", "/faq", "faq.title", "faq.more")),
  open(tool("the calculators", "", "tools.title", "tools.lead")),
  open(
    tool(
      "the deadline calculator",
      "/deadline?matter=appeal-brief&mode=electronic-opened&date=2026-03-07",
      "tools.deadline.title",
      "tools.sources",
    ),
  ),
  open(tool("the cost calculator", "/court-costs?amount=50000000", "tools.court-costs.title", "tools.sources")),
  open(
    tool(
      "the interest calculator",
      "/interest?principal=1000000000000&due=2020-01-31&served=2021-01-31&paid1=5000&paidOn1=2021-05-05",
      "tools.interest.title",
      "tools.sources",
    ),
  ),
  open(
    tool("a calculator that refuses", "/deadline?matter=answer&date=2012-01-01", "tools.deadline.title", "tools.wrong"),
  ),
  open(account("the privacy policy", "/privacy", "legal.privacy.title", "legal.back")),
  account("finding the username", "/find-username", "findUsername.title"),
  account("asking for a new password", "/reset-password", "resetPassword.title"),
  account("choosing a new password", "/reset-password?token=abc", "resetPassword.new.title"),
  {
    ...account("not found", "/nowhere", "login.title"),
    title: words("shell", "shell.notFound.title"),
    shows: () => "404 Page Not Found",
  },
  member("home without cases", "newcomer", () => "/", "home.title", "cases.empty"),
  member("my page without cases", "newcomer", () => "/mypage", "myPage.title", "myPage.consultations.empty"),
  room("an empty room", "newcomer", "empty", "chat.purchase.included"),
  member("an unknown room", "newcomer", () => "/chat/nobody", "chat.notFound", "chat.notFound.hint"),
  member("home with a case", "customer", () => "/", "home.title", "home.services"),
  member("my page with a case", "customer", () => "/mypage?tab=cases", "myPage.title", "myPage.count.active"),
  member(
    "my page without inquiries",
    "newcomer",
    () => "/mypage?tab=inquiries",
    "myPage.title",
    "myPage.inquiries.empty",
  ),
  {
    ...member("my inquiries", "customer", () => "/mypage?tab=inquiries", "myPage.title", "home.title"),
    shows: () => QUESTION,
  },
  room("a room", "customer", "busy", "chat.role.admin"),
  { ...room("a room as staff see it", "staff", "busy", "chat.title"), shows: () => ANSWER },
  desk("the staff dashboard", "/admin", words("admin", "admin.stat.note.title")),
  desk("the list of cases", "/admin?tab=all", () => customer.email),
  desk("the list of inquiries", "/admin?tab=inquiries", () => QUESTION),
  desk("a search that finds no inquiry", "/admin?tab=inquiries&q=qqqq", words("admin", "admin.inquiries.noMatch")),
];

/** Both sides have written, a file is there, the case has a status and a deadline. */
const fillRoom = async (roomId: string) => {
  const tomorrow = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 10);
  await call(pages.staff, "PATCH", `/api/chat-rooms/${roomId}/status`, { caseStatus: "작성중" });
  await call(pages.staff, "PATCH", `/api/chat-rooms/${roomId}/deadline`, { deadline: tomorrow });
  await pages.customer.goto(`/chat/${roomId}`);
  const chat = chatRoom(pages.customer, ko);
  await chat.write("차용증을 보냅니다. https://example.com/a/very/long/address/that/breaks/nowhere/at/all");
  await chat.attach({ name: "차용증.txt", mimeType: "text/plain", buffer: Buffer.from("빌린 돈 1,200만원") });
  await chat.write("");
  await chat.sees("차용증.txt");
  await pages.staff.goto(`/chat/${roomId}`);
  await chatRoom(pages.staff, ko).write(ANSWER);
  await chat.sees(ANSWER);
};

const askOffice = (page: Page) =>
  call(page, "POST", "/api/inquiries", {
    name: "김민지",
    email: customer.email,
    phone: "010-1234-5678",
    serviceType: "payment-order",
    message: `${QUESTION}\n${"차용증과 이체 내역이 있습니다. ".repeat(30)}`,
  });

const arriveAsStaff = async (page: Page, { username, password }: Omit<Account, "email">) => {
  await page.goto("/terms");
  await call(page, "POST", "/api/auth/login", { username, password });
  await page.goto("/terms");
};

beforeAll(async () => {
  platform = await launchPlatform({ env: { STACK_DURABLE: "false", LOG_LEVEL: "warn" } });
  browser = await launchBrowser();
  for (const who of ["visitor", "newcomer", "customer", "staff"] as const)
    pages[who] = await openBrowser(browser, { address: platform.address, on: "desk", language: "ko" });
  await pages.visitor.goto("/terms");
  await arriveAsMember(pages.newcomer, newAccount("newcomer"), "/terms");
  await arriveAsMember(pages.customer, customer, "/terms");
  await arriveAsStaff(pages.staff, platform.admin);
  rooms = { empty: "", busy: await openCase(pages.customer) };
  await fillRoom(rooms.busy);
  await askOffice(pages.customer);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

const speak = async (who: Who, language: Language) => {
  const page = pages[who];
  await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
  if (who !== "visitor") await call(page, "PATCH", "/api/user/language", { language });
};

const look = async (page: Page, viewport: typeof PHONE, colorScheme: "light" | "dark") => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // Styles are those of the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
};

/** Nothing is cut off or needs scrolling sideways, and most of the window is for what one reads. */
const enlarge = async (page: Page) => {
  await page.setViewportSize(ENLARGED);
  const { overflow, covered } = await page.evaluate(() => {
    const stuck = [...document.querySelectorAll("body *")].filter((element) => {
      const { position, display } = getComputedStyle(element);
      return (position === "fixed" || position === "sticky") && display !== "none";
    });
    const heightInSight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    };
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      covered: stuck.reduce((sum, element) => sum + heightInSight(element), 0) / innerHeight,
    };
  });
  expect(overflow).toBeLessThanOrEqual(0);
  expect(covered).toBeLessThan(0.5);
};

const expectHead = async (page: Page, screen: Screen, language: Language, robotsHeader: string | undefined) => {
  const text = textsOf(language);
  const title = text("site", "site.pageTitle", { title: screen.title(language) });
  // The count of unread notices comes first for people who have an inbox.
  expect((await page.title()).replace(/^\(\d+\+?\) /, "")).toBe(title);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  const robots = await page
    .locator('head meta[name="robots"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));
  expect(robots).toEqual(screen.noindex ? ["noindex"] : []);
  // The first page's address is for search engines too; only what a member sees there is not.
  expect(robotsHeader).toBe(screen.noindex && screen.path() !== "/" ? "noindex" : undefined);
};

const visit = async (screen: Screen, language: Language) => {
  const page = pages[screen.who];
  await speak(screen.who, language);
  const answer = await page.goto(screen.path());
  await page.getByText(screen.shows(language)).filter({ visible: true }).first().waitFor();
  await expectHead(page, screen, language, answer?.headers()["x-robots-tag"]);
  return page;
};

describe.each(screens.map((screen, index) => ({ ...screen, other: OTHER_LANGUAGES[index % 3] ?? "en" })))(
  "$name",
  ({ other, ...screen }) => {
    beforeAll(async () => {
      if (screen.name === "an empty room") rooms.empty = await openCase(pages.newcomer);
    });

    it("has no accessibility problem in Korean, light on a phone and dark on a desk", async () => {
      const page = await visit(screen, "ko");
      await look(page, PHONE, "light");
      await look(page, DESK, "dark");
      await enlarge(page);
    });

    it(`has none in ${other}, dark on a phone and light on a desk`, async () => {
      const page = await visit(screen, other);
      await look(page, PHONE, "dark");
      await look(page, DESK, "light");
    });
  },
);

describe("what has the focus", () => {
  it.each(["/", "/service/payment-order", "/login", "/signup", "/terms", "/faq", "/tools", "/find-username"])(
    "lies under nothing on a phone, wherever Tab leads: %s",
    async (path) => {
      const page = pages.visitor;
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await page.locator("footer").waitFor();
      expect(await coveredControls(page)).toEqual([]);
    },
  );
});
