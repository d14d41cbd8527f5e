import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import { startGoogle, type TestGoogle } from "@legal/test-kit/open-id-provider";
import { freePorts } from "@legal/test-kit/platform";
import type { Page } from "playwright-core";
import { openCase } from "./support/open-case.ts";
import { openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { type Language, textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");

let google: TestGoogle;
const site = usePlatform(async () => {
  // The provider warns at length that it is set up for a test.
  for (const level of ["info", "warn"] as const) jest.spyOn(console, level).mockReturnValue();
  const port = await freePorts();
  google = await startGoogle(`http://localhost:${port}/api/auth/google/callback`);
  return {
    PORT: `${port}`,
    GOOGLE_ISSUER: google.settings.issuer,
    GOOGLE_CLIENT_ID: google.settings.clientId,
    GOOGLE_CLIENT_SECRET: google.settings.clientSecret,
  };
});

const open = (language: Language = "ko", on: "phone" | "desk" = "desk") =>
  openBrowser(site.browser, { address: site.platform.address, on, language });

/** The network calls of one kind that a page makes from now on. */
const countCalls = (page: Page, path: string) => {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
};

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return { name: "", outlined: false };
    const name = element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent.trim();
    return { name, outlined: getComputedStyle(element).outlineStyle !== "none" };
  });

/** Presses Tab until the focus is on what the words name; every stop on the way must show that it has the focus. */
const tabTo = async (page: Page, name: string) => {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (stop.name !== "") expect(stop).toEqual({ name: stop.name, outlined: true });
    if (stop.name === name) return;
  }
  throw new Error(`no way to “${name}” by the keyboard`);
};

afterEach(async () => {
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});

afterAll(async () => {
  await google?.close();
});

const googlePerson = (email: string) => ({ sub: email, email, email_verified: true, name: "구글 손님" });

describe("a Google account", () => {
  const connect = async (page: Page) => {
    await page.goto("/mypage");
    await page.getByRole("button", { name: ko("member", "myPage.google.connect") }).click();
  };

  it("opens the site for a visitor, at the page they came for", async () => {
    google.welcome(googlePerson("visitor@gmail.example"));
    const page = await open();
    await page.goto("/login?next=/mypage");
    await page.getByRole("link", { name: ko("public", "login.google") }).click();
    await page.waitForURL("**/mypage");
    await page.getByText(ko("member", "myPage.google.connected")).waitFor();
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: ko("member", "home.greeting", { name: "구글 손님" }) }).waitFor();
  });

  it("never takes over a local account, and says what to do", async () => {
    const account = newAccount("local");
    await arriveAsMember(await open(), account, "/terms");
    google.welcome(googlePerson(account.email));
    const page = await open("en");
    await page.goto("/login");
    await page.getByRole("link", { name: textsOf("en")("public", "login.google") }).click();
    await page.getByText(textsOf("en")("public", "login.google.accountExists")).waitFor();
    expect((await page.request.get("/api/auth/me")).status()).toBe(401);
  });

  it("is connected on my page, to one account only, and a refusal is in sight there", async () => {
    // An account whose address is not confirmed is connected to a Google account of that address only.
    const welcomeShared = (account: { email: string }) =>
      google.welcome({ ...googlePerson(account.email), sub: "shared-by-two" });
    const [firstAccount, secondAccount] = [newAccount("first"), newAccount("second")];
    welcomeShared(firstAccount);
    const first = await open("ko", "phone");
    await arriveAsMember(first, firstAccount, "/terms");
    await connect(first);
    await first.getByText(ko("member", "myPage.google.connected")).waitFor();

    const second = await open("ko", "phone");
    await arriveAsMember(second, secondAccount, "/terms");
    welcomeShared(secondAccount);
    await connect(second);
    const alert = second.getByRole("alert").filter({ hasText: ko("member", "myPage.google.taken") });
    await alert.waitFor();
    expect(await alert.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
    expect(await alert.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  });
});

describe("taking a Google account off on my page", () => {
  const confirmIn = async (page: Page) => {
    await page.getByRole("button", { name: ko("member", "myPage.google.disconnect") }).click();
    const dialog = page.getByRole("dialog", { name: ko("member", "myPage.google.disconnect.title") });
    await dialog.getByRole("button", { name: ko("member", "myPage.google.disconnect") }).click();
    return dialog;
  };

  it("ends the sign-in by Google and leaves the one by password", async () => {
    const account = newAccount("leaver");
    google.welcome(googlePerson(account.email));
    const page = await open("ko", "phone");
    await arriveAsMember(page, account, "/mypage");
    await page.getByRole("button", { name: ko("member", "myPage.google.connect") }).click();
    await page.getByText(ko("member", "myPage.google.connected")).waitFor();
    await confirmIn(page);
    await page.getByText(ko("member", "myPage.google.disconnected")).waitFor();
    await page.getByRole("button", { name: ko("member", "myPage.google.connect") }).waitFor();
    const me = await page.request.get("/api/auth/me");
    expect(await me.json()).toMatchObject({ username: account.username, googleConnected: false });
  });

  it("is refused where it is the only way in, and leads to a password", async () => {
    google.welcome(googlePerson("only.google@gmail.example"));
    const page = await open();
    await page.goto("/login?next=/mypage");
    await page.getByRole("link", { name: ko("public", "login.google") }).click();
    await page.waitForURL("**/mypage");
    const dialog = await confirmIn(page);
    await dialog.getByRole("alert").waitFor();
    await dialog.getByRole("link", { name: ko("member", "myPage.google.disconnect.setPassword") }).click();
    await page.getByRole("heading", { level: 1, name: ko("public", "resetPassword.title") }).waitFor();
  });
});

describe("by the keyboard alone", () => {
  it("one signs up, every stop on the way showing the focus", async () => {
    const account = newAccount("keys");
    const page = await open();
    await page.goto("/signup");
    await page.getByRole("heading", { level: 1, name: ko("public", "signup.title") }).waitFor();
    await tabTo(page, "username");
    await page.keyboard.type(account.username);
    await tabTo(page, ko("public", "signup.check"));
    await page.keyboard.press("Enter");
    await page.getByText(ko("public", "signup.available")).waitFor();
    await tabTo(page, "email");
    await page.keyboard.type(account.email);
    await tabTo(page, "password");
    await page.keyboard.type(account.password);
    await tabTo(page, "passwordConfirm");
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.platform.address}/`);
    await page.getByRole("heading", { level: 1, name: ko("member", "home.greeting", { name: "User" }) }).waitFor();
  });

  it("one jumps over the header, chooses a language and gets the focus back", async () => {
    const page = await open();
    await page.goto("/login");
    await page.getByRole("heading", { level: 1, name: ko("public", "login.title") }).waitFor();
    await page.keyboard.press("Tab");
    expect((await focused(page)).name).toBe(ko("site", "site.skipToContent"));
    await page.keyboard.press("Enter");
    await tabTo(page, "username");
    await page.getByRole("button", { name: ko("site", "site.language") }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: textsOf("en")("public", "login.title") }).waitFor();
    const button = page.getByRole("button", { name: textsOf("en")("site", "site.language") });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe("without a network", () => {
  it("the page says so, keeps what was typed, and goes on when it is back", async () => {
    const account = newAccount("tunnel");
    const page = await open();
    await page.goto("/signup");
    await page.getByLabel(ko("public", "account.username")).fill(account.username);
    await page.context().setOffline(true);
    await page.getByText(ko("shell", "shell.offline")).waitFor();
    await page.getByRole("button", { name: ko("public", "signup.check") }).click();
    await page.getByText(ko("site", "site.error.network")).first().waitFor();
    expect(await page.getByLabel(ko("public", "account.username")).inputValue()).toBe(account.username);

    await page.context().setOffline(false);
    await page.getByText(ko("shell", "shell.offline")).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: ko("public", "signup.check") }).click();
    await page.getByText(ko("public", "signup.available")).waitFor();
  });
});

describe("pressed twice", () => {
  it("a form is sent once", async () => {
    const account = newAccount("twice");
    const page = await open();
    await page.goto("/signup");
    const signups = countCalls(page, "/api/auth/signup");
    await page.getByLabel(ko("public", "account.username")).fill(account.username);
    await page.getByRole("button", { name: ko("public", "signup.check") }).click();
    await page.getByText(ko("public", "signup.available")).waitFor();
    await page.getByLabel(ko("public", "account.email")).fill(account.email);
    await page.getByLabel(ko("public", "account.password"), { exact: true }).fill(account.password);
    await page.getByLabel(ko("public", "account.passwordConfirm")).fill(account.password);
    await page.getByRole("button", { name: ko("public", "signup.submit"), exact: true }).dblclick();
    await page.waitForURL(`${site.platform.address}/`);
    expect(signups()).toBe(1);

    const other = await open();
    await other.goto("/reset-password");
    const requests = countCalls(other, "/api/auth/request-password-reset");
    await other.getByRole("textbox", { name: ko("public", "account.email") }).fill(account.email);
    await other.getByRole("button", { name: ko("public", "resetPassword.request") }).dblclick();
    await other.getByRole("heading", { level: 1, name: ko("public", "resetPassword.sent.title") }).waitFor();
    expect(requests()).toBe(1);
  });
});

describe("threat 33: what users write", () => {
  const attack =
    "<img src=x onerror=\"document.title='run'\"><script>document.title='run'</script> javascript:alert(1)";

  it("is shown as it was written, to both sides, and never runs", async () => {
    const customer = await open();
    await arriveAsMember(customer, newAccount("writer"), "/terms");
    await call(customer, "PATCH", "/api/users/me", { displayName: attack.slice(0, 50) });
    const id = await openCase(customer, "complaint");
    const staff = await open();
    await staff.goto("/terms");
    await call(staff, "POST", "/api/auth/login", site.platform.admin);
    for (const page of [customer, staff]) await page.goto(`/chat/${id}`);

    const chat = chatRoom(customer, ko);
    await chat.write(attack);
    await chat.attach({
      name: "<img src=x onerror=alert(1)>.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(attack),
    });
    await chat.write("");
    await chatRoom(staff, ko).sees("_img src=x onerror=alert(1)_.txt");
    await staff.goto("/admin?tab=all");
    await staff.getByText(attack.slice(0, 50)).first().waitFor();
    await staff.goBack();
    for (const page of [customer, staff]) {
      await chatRoom(page, ko).sees(attack);
      expect(await page.title()).not.toBe("run");
      expect(await page.locator('img[src="x"], a[href^="javascript:"]').count()).toBe(0);
    }
  });
});

describe("with reduced motion", () => {
  it("nothing moves, not even a menu or a notice", async () => {
    const page = await open();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: ko("public", "landing.hero.title") }).waitFor();
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    await page.getByRole("button", { name: ko("site", "site.language") }).click();
    await until(async () => (await moving()) === 0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: ko("site", "site.consult") }).click();
    await page.getByText(ko("site", "site.consult.loginRequired.title")).waitFor();
    const longest = await page.evaluate(() => {
      const parts = [...document.querySelectorAll("*")].flatMap((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return [...animationDuration.split(","), ...transitionDuration.split(",")];
      });
      return Math.max(...parts.map((text) => Number.parseFloat(text) || 0));
    });
    expect(longest).toBeLessThanOrEqual(0.001);
  });
});

describe("a visitor's first page", () => {
  /** React marks the element that it has hydrated. */
  const isAlive = (page: Page) =>
    page.evaluate(() =>
      Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer")),
    );

  it("is not hydrated before the first interaction", async () => {
    const page = await open();
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    expect(await isAlive(page)).toBe(false);
    await page.mouse.move(200, 200);
    await until(() => isAlive(page));
  });

  it("comes to life by itself after a while", async () => {
    const page = await open();
    await page.clock.install();
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    await until(async () => {
      await page.clock.fastForward(10_000);
      return isAlive(page);
    });
  });
});
