import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import { generate } from "otplib";
import type { Page, WebSocket } from "playwright-core";
import { complaintsOf, openBrowser } from "./support/browsers.ts";
import { mailTo } from "./support/mailbox.ts";
import { arriveAsMember, logIn, newAccount } from "./support/person.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");
const STEP_MS = 30_000;

const site = usePlatform({ RATE_LIMIT_SCALE: "5" });

const open = (on: "phone" | "desk" = "desk") =>
  openBrowser(site.browser, { address: site.platform.address, on, language: "ko" });
const press = (page: Page, key: string) => page.getByRole("button", { name: ko("security", key), exact: true }).click();
const codeFor = (key: string, at = Date.now()) =>
  generate({ secret: key.replaceAll(" ", ""), epoch: Math.floor(at / 1000) });
/** A code serves once: the next login waits for the next one. */
const nextCode = async (key: string, used: string): Promise<string> =>
  until(
    async () => {
      const code = await codeFor(key);
      return code === used ? undefined : code;
    },
    { timeoutMs: 2 * STEP_MS },
  );

/** Opens the mailed link, as anyone with access to the account's mailbox can. */
const confirmAddress = async (page: Page, { email }: { email: string }) => {
  const { text } = await mailTo(site.platform.dataDir, email, "/verify-email?token=");
  const link = new URL(/\S+\/verify-email\?token=\S+/.exec(text ?? "")?.[0] ?? "");
  await page.goto(link.pathname + link.search);
  await page.getByRole("button", { name: ko("verification", "verifyEmail.submit"), exact: true }).click();
  await page.getByRole("heading", { name: ko("verification", "verifyEmail.done.title") }).waitFor();
};

/** Turns the second step on through the screen. */
const enrol = async (page: Page) => {
  await press(page, "security.enrol.begin");
  const key = (await page.locator("code").textContent()) ?? "";
  const code = await codeFor(key);
  await page.getByLabel(ko("security", "security.code")).fill(code);
  await press(page, "security.enrol.confirm");
  await page.locator("[data-recovery-codes] li").first().waitFor();
  const codes = await page.locator("[data-recovery-codes] li").allTextContents();
  expect(codes).toHaveLength(10);
  await press(page, "security.recovery.done");
  return { key, code, codes };
};

const sendCode = async (page: Page, code: string) => {
  await page.getByLabel(ko("public", "login.code")).fill(code);
  await page.getByRole("button", { name: ko("public", "login.submit"), exact: true }).click();
  await page.waitForURL("**/");
};

interface Credentials {
  username: string;
  password: string;
}
const fillPasswordStep = async (page: Page, { username, password }: Credentials) => {
  await page.getByLabel(ko("public", "account.username")).fill(username);
  await page.getByLabel(ko("public", "account.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: ko("public", "login.submit"), exact: true }).click();
  await page.getByLabel(ko("public", "login.code")).waitFor();
};
const passwordStep = async (page: Page, credentials: Credentials) => {
  await page.goto("/login");
  await fillPasswordStep(page, credentials);
};

/** As if half an hour had gone by since the login with a recovery code: another one is the way. */
const setUpAgainWithoutPhone = async (page: Page, credentials: Credentials, recoveryCode: string) => {
  const refusal = { code: "STEP_UP_REQUIRED", message: "", requestId: "test" };
  await page.route("**/api/auth/second-factor", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 401, json: refusal }) : route.fallback(),
  );
  const begin = async () => {
    await press(page, "security.secondFactor.replace");
    await press(page, "security.enrol.begin");
  };
  await page.goto("/mypage?tab=security");
  await begin();
  await press(page, "security.stepUp.noPhone.submit");
  await page.waitForURL("**/login?next=*");
  await page.unroute("**/api/auth/second-factor");
  await fillPasswordStep(page, credentials);
  await page.getByLabel(ko("public", "login.code")).fill(recoveryCode);
  await page.getByRole("button", { name: ko("public", "login.submit"), exact: true }).click();
  await page.waitForURL("**/mypage?tab=security");
  await begin();
  await page.locator("code").waitFor();
};

describe("an account with a second step", () => {
  it("is set up, asked for at the login, and opened by a recovery code once the phone is gone", async () => {
    const account = newAccount();
    const page = await open();
    const complaints = complaintsOf(page);
    await arriveAsMember(page, account, "/mypage?tab=security");
    await press(page, "security.enrol.begin");
    await page.getByText("이메일 주소를 먼저 확인해주세요").first().waitFor();
    await confirmAddress(page, account);
    await page.goto("/mypage?tab=security");
    const { key, code, codes } = await enrol(page);
    const other = await open("phone");
    await passwordStep(other, account);
    await sendCode(other, await nextCode(key, code));
    const third = await open();
    await passwordStep(third, account);
    await sendCode(third, codes[0] ?? "");
    await setUpAgainWithoutPhone(third, account, codes[1] ?? "");
    const mail = await mailTo(site.platform.dataDir, account.email);
    expect(mail.text).toContain(account.username);
    expect(complaints).toEqual([]);
  });
});

describe("the list of sessions", () => {
  it("ends another device's, whose socket is cut and whose page is signed out", async () => {
    const account = newAccount();
    const page = await open();
    await arriveAsMember(page, account, "/mypage?tab=security");
    const other = await open();
    await logIn(other, ko, account);
    const sockets: WebSocket[] = [];
    const areClosed = () => sockets.every((socket) => socket.isClosed());
    await other.goto("/mypage?tab=cases", { waitUntil: "commit" });
    // For sockets of a page that is left, the browser reports no close.
    other.on("websocket", (socket) => sockets.push(socket));
    await until(() => !areClosed());
    await page.reload();
    await press(page, "security.sessions.endOthers");
    await until(areClosed);
    expect((await other.request.get("/api/auth/me")).status()).toBe(401);
    expect((await page.request.get("/api/auth/me")).status()).toBe(200);
  });
});

describe("a call that wants a recent login", () => {
  it("asks for the password in place and then goes through by itself", async () => {
    const account = newAccount();
    const page = await open("phone");
    await arriveAsMember(page, account, "/mypage?tab=security");
    await logIn(await open(), ko, account);
    await page.reload();
    const refusal = { code: "STEP_UP_REQUIRED", message: "", requestId: "test" };
    // As if half an hour had gone by since the login.
    await page.route("**/api/auth/sessions", (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 401, json: refusal }) : route.fallback(),
    );
    await press(page, "security.sessions.endOthers");
    const dialog = page.getByRole("dialog", { name: ko("security", "security.stepUp") });
    await dialog.getByLabel(ko("security", "security.password"), { exact: true }).fill("wrong-password");
    await dialog.getByRole("button", { name: ko("security", "security.stepUp.submit"), exact: true }).click();
    await dialog.getByText("비밀번호가 올바르지 않습니다").waitFor();
    await page.unroute("**/api/auth/sessions");
    await dialog.getByLabel(ko("security", "security.password"), { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: ko("security", "security.stepUp.submit"), exact: true }).click();
    await page.getByText(ko("security", "security.sessions.ended")).first().waitFor();
    const { length } = (await (await page.request.get("/api/auth/sessions")).json()) as unknown[];
    expect(length).toBe(1);
  });
});

describe("a password", () => {
  it("is changed on my page; the old one is worth nothing", async () => {
    const account = newAccount();
    const page = await open("phone");
    await arriveAsMember(page, account, "/mypage?tab=security");
    const field = (name: string) => page.getByLabel(ko("security", `security.password.${name}`), { exact: true });
    const password = "new-river-paper-9";
    await field("currentPassword").fill(account.password);
    await field("password").fill(password);
    await field("passwordConfirm").fill(password);
    await press(page, "security.password.submit");
    await page.getByText(ko("security", "security.password.changed")).first().waitFor();
    await logIn(await open(), ko, { ...account, password });
  });
});
