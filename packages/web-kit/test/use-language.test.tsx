import type { Language } from "@legal/contracts/constants";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { LanguageMenu } from "../src/site/language-menu.tsx";
import { SiteFooter } from "../src/site/site-footer.tsx";
import { startApiServer, type ApiServer } from "../src/testing/api-server.ts";
import { member } from "../src/testing/people.ts";
import { renderKit } from "../src/testing/render-kit.tsx";
import { Toasts } from "../src/toast/toasts.tsx";

const signedOut = () => ({ status: 401, body: { code: "UNAUTHENTICATED", message: "", requestId: "r" } });

let server: ApiServer;

beforeEach(async () => {
  localStorage.clear();
  server = await startApiServer({ "GET /api/auth/me": signedOut });
});
afterEach(() => server.stop());

const renderPage = () =>
  renderKit(
    <>
      <LanguageMenu />
      <SiteFooter />
      <Toasts />
    </>,
  );

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole("button", { name: /언어|language|言語|语言/i }));
  await userEvent.click(screen.getByRole("menuitemradio", { name }));
};

describe("the language of the page", () => {
  it("is Korean at first", () => {
    renderPage();
    expect(screen.getByText("고객 지원")).toBeTruthy();
  });

  it("is what this browser remembers, unless that is no language", () => {
    localStorage.setItem("language", "zh");
    renderPage();
    expect(screen.getByText("客户支持")).toBeTruthy();
  });

  it("ignores a remembered value that it does not speak", () => {
    localStorage.setItem("language", "tlh");
    renderPage();
    expect(screen.getByText("고객 지원")).toBeTruthy();
  });

  it("is the account's language before the remembered one", async () => {
    server.handlers["GET /api/auth/me"] = () => ({ body: { ...member, language: "ja" } });
    localStorage.setItem("language", "en");
    renderPage();
    expect(await screen.findByText("お問い合わせ")).toBeTruthy();
  });

  it("changes at once for a visitor and is remembered here only", async () => {
    renderPage();
    await waitFor(() => expect(server.received).toHaveLength(1));
    await choose("English");
    expect(screen.getByText("Support")).toBeTruthy();
    expect(localStorage.getItem("language")).toBe("en");
    expect(document.cookie).toContain("language=en");
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /api/auth/me"]);
  });

  it("is saved in the account of the signed-in user", async () => {
    const account = { ...member, language: "ja" as Language };
    server.handlers["GET /api/auth/me"] = () => ({ body: account });
    server.handlers["PATCH /api/user/language"] = ({ body }) => ({ body: Object.assign(account, JSON.parse(body)) });
    renderPage();
    await screen.findByText("お問い合わせ");
    await choose("한국어");
    expect(await screen.findByText("고객 지원")).toBeTruthy();
    expect(account.language).toBe("ko");
  });

  it("stays, and says why, when the account does not take it", async () => {
    server.handlers["GET /api/auth/me"] = () => ({ body: { ...member, language: "ja" } });
    server.handlers["PATCH /api/user/language"] = () => ({ status: 503, body: "" });
    renderPage();
    await screen.findByText("お問い合わせ");
    await choose("한국어");
    expect((await screen.findByRole("alert")).textContent).toContain("言語を変更できませんでした");
    expect(screen.getByText("お問い合わせ")).toBeTruthy();
  });
});
