import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { call } from "./site-call.ts";
import type { Texts } from "./texts.ts";

export const newAccount = (prefix = "user") => {
  const username = `${prefix}_${randomBytes(4).toString("hex")}`;
  return { username, email: `${username}@example.com`, password: randomBytes(9).toString("base64url") };
};
export type Account = ReturnType<typeof newAccount>;

/** On the signup page: checks the name, fills the form, sends it. */
export const fillSignup = async (page: Page, text: Texts, { username, email, password }: Account): Promise<void> => {
  const check = page.getByRole("button", { name: text("public", "signup.check") });
  // The login page, which may still be there, has a field of the same name.
  await check.waitFor();
  await page.getByLabel(text("public", "account.username")).fill(username);
  await check.click();
  await page.getByText(text("public", "signup.available")).waitFor();
  await page.getByLabel(text("public", "account.email")).fill(email);
  await page.getByLabel(text("public", "account.password"), { exact: true }).fill(password);
  await page.getByLabel(text("public", "account.passwordConfirm")).fill(password);
  await page.getByRole("button", { name: text("public", "signup.submit") }).click();
};

/** Opens an account as a visitor does. */
export const signUp = async (page: Page, text: Texts, account: Account): Promise<void> => {
  await page.goto("/signup");
  await fillSignup(page, text, account);
  await page.waitForURL("**/");
};

/** The same without the form, in the browser's language, for tests of something else: leaves the page at `path`. */
export const arriveAsMember = async (page: Page, account: Account, path: string): Promise<void> => {
  const { username, email, password } = account;
  await page.goto("/terms");
  const language = await page.evaluate(() => localStorage.getItem("language") ?? "ko");
  await call(page, "POST", "/api/auth/signup", { username, email, password, passwordConfirm: password, language });
  await page.goto(path);
};

export const logIn = async (
  page: Page,
  text: Texts,
  { username, password }: Pick<Account, "username" | "password">,
): Promise<void> => {
  await page.goto("/login");
  await page.getByLabel(text("public", "account.username")).fill(username);
  await page.getByLabel(text("public", "account.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: text("public", "login.submit"), exact: true }).click();
  await page.waitForURL("**/");
};

/** Chooses a language in the header, as the words of the present one say. */
export const chooseLanguage = async (page: Page, text: Texts, name: string): Promise<void> => {
  await page.getByRole("button", { name: text("site", "site.language") }).click();
  await page.getByRole("menuitemradio", { name }).click();
};
