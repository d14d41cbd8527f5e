import type { User } from "@legal/contracts";
import { LANGUAGES, type Language } from "@legal/contracts/constants";
import { CODE_STEP, pages } from "@legal/contracts/pages";
import { validationText } from "@legal/i18n";
import { screen, waitFor } from "@testing-library/react";
import { member } from "@legal/web-kit/testing";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { fieldProblem } from "../../../testing/field-problem.ts";
import { catalogues, renderSite } from "../../../testing/render-site.tsx";

const openLogin = async (address = "/login", language: Language = "ko") => {
  const person = await renderSite(address, language);
  const texts = catalogues[language];
  const username = screen.getByLabelText<HTMLInputElement>(texts["account.username"]);
  const password = screen.getByLabelText<HTMLInputElement>(texts["account.password"]);
  const submit = () => person.click(screen.getByRole("button", { name: texts["login.submit"] }));
  const logIn = async () => {
    await person.type(username, "minji_kim");
    await person.type(password, "sesame-street");
    await submit();
  };
  return { person, texts, username, password, submit, logIn };
};

const address = () => screen.getByLabelText("address").textContent;

const memberApi = (user: User = member) => {
  let signedIn = false;
  return fakeApi({
    "POST /api/auth/login": () => {
      signedIn = true;
      return { body: user };
    },
    "GET /api/auth/me": () => (signedIn ? { body: user } : refusal(401, "UNAUTHENTICATED", "")),
  });
};

describe.each(LANGUAGES)("logging in with nothing typed, in %s", (language) => {
  it("asks for both on their fields", async () => {
    fakeApi({});
    const { username, password, submit } = await openLogin("/login", language);
    await submit();
    expect(fieldProblem(username)).toContain(validationText("username.required", language));
    expect(fieldProblem(password)).toContain(validationText("password.required", language));
    expect(document.activeElement).toBe(username);
  });
});

describe("logging in", () => {
  it("welcomes the member and goes home", async () => {
    memberApi();
    const { logIn } = await openLogin();
    await logIn();
    await waitFor(() => expect(address()).toBe("/"));
    expect(screen.getByText("로그인되었습니다")).toBeTruthy();
    expect(screen.getByText("김민지님, 반갑습니다.")).toBeTruthy();
  });

  it("welcomes in the language of the account, whatever the page's was", async () => {
    memberApi({ ...member, language: "en" });
    const { logIn } = await openLogin();
    await logIn();
    expect(await screen.findByText(catalogues.en["login.success.title"])).toBeTruthy();
    expect(screen.queryByText("로그인되었습니다")).toBeNull();
  });

  it("goes on in the language of the page when the account's texts cannot be fetched", async () => {
    memberApi({ ...member, language: "ja" });
    const { logIn } = await openLogin("/login?next=%2Fmypage");
    for (const file of ["../locales/ja.json", "../locales/ko.json"])
      jest.doMock(file, () => {
        throw new Error("offline");
      });
    await logIn();
    await waitFor(() => expect(address()).toBe("/mypage"));
    expect(screen.getByText("로그인되었습니다")).toBeTruthy();
  });

  it.each([
    ["/service/complaint", "/service/complaint"],
    ["/mypage?tab=cases", "/mypage?tab=cases"],
    ["https://evil.example/", "/"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
  ])("goes on to next=%s as %s", async (next, goal) => {
    memberApi();
    const { logIn } = await openLogin(`/login?next=${encodeURIComponent(next)}`);
    await logIn();
    await waitFor(() => expect(address()).toBe(goal));
  });

  it.each([
    ["/chat/7?note=2", "/chat/7?note=2"],
    ["https://evil.example/chat/7", "/"],
    ["", "/"],
  ])("goes back to the page that could not name itself, referred from %j", async (page, goal) => {
    const href = page && new URL(page, location.origin).href;
    const referrer = jest.spyOn(document, "referrer", "get").mockReturnValue(href);
    memberApi();
    const { logIn } = await openLogin("/login?next=referrer");
    await logIn();
    await waitFor(() => expect(address()).toBe(goal));
    referrer.mockRestore();
  });

  it("says the server's words when it refuses, and keeps what was typed", async () => {
    const words = "아이디 또는 비밀번호가 올바르지 않습니다.";
    fakeApi({ "POST /api/auth/login": () => refusal(401, "INVALID_CREDENTIALS", words) });
    const { logIn, username, password } = await openLogin();
    await logIn();
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.getByRole("alert").textContent).toContain(words);
    expect([username.value, password.value]).toEqual(["minji_kim", "sesame-street"]);
    expect(address()).toBe("/login");
  });

  it("drops the blanks that come along with a pasted username", async () => {
    const api = memberApi();
    const { person, username, password, submit } = await openLogin();
    await person.click(username);
    await person.paste("  minji_kim ");
    await person.type(password, " sesame street ");
    await submit();
    await waitFor(() => expect(api.to("POST", "/api/auth/login")).toHaveLength(1));
    expect(api.to("POST", "/api/auth/login")[0]?.body).toEqual({ username: "minji_kim", password: " sesame street " });
  });

  it("does not send twice when pressed twice", async () => {
    const slow = Promise.withResolvers<void>();
    const api = fakeApi({ "POST /api/auth/login": () => slow.promise.then(() => ({ status: 500 })) });
    const { logIn, submit } = await openLogin();
    await logIn();
    await submit();
    slow.resolve();
    await screen.findByRole("alert");
    expect(api.to("POST", "/api/auth/login")).toHaveLength(1);
  });

  it("shows the password while asked to", async () => {
    fakeApi({});
    const { person, password } = await openLogin();
    await person.click(screen.getByRole("button", { name: "비밀번호 보기" }));
    expect(password.type).toBe("text");
    await person.click(screen.getByRole("button", { name: "비밀번호 숨기기" }));
    expect(password.type).toBe("password");
  });
});

describe("a login on the way to something", () => {
  it.each([
    ["/service/payment-order?buy=deluxe", "지급명령 · 디럭스", "220,000원\u00a0· VAT\u00a0포함\u00a0242,000원"],
    ["/service/payment-order?buy=deluxe", "지급명령 · 디럭스", "인지대·송달료 등 법적 비용 별도"],
    ["/service/divorce-lawsuit?buy=deluxe", "디럭스", "사건 검토 후 견적"],
    ["/?ask=office", "상담 요청", "담당자와의 대화가 열립니다"],
  ])("to %s says what is waiting", async (next, title, text) => {
    fakeApi({});
    const { texts } = await openLogin(`/login?next=${encodeURIComponent(next)}`);
    const notice = screen.getByText(title, { exact: false }).closest("div");
    expect(notice?.textContent).toContain(text);
    expect(screen.getByRole("link", { name: texts["login.signup"] }).getAttribute("href")).toBe(
      `/signup?next=${encodeURIComponent(next)}`,
    );
    expect(screen.getByRole("link", { name: texts["login.resetPassword"] }).getAttribute("href")).toBe(
      `/reset-password?next=${encodeURIComponent(next)}`,
    );
  });

  it.each(["/service/payment-order", "/service/none?buy=deluxe", "//evil.example/service/payment-order?buy=deluxe"])(
    "to %s says nothing of a purchase",
    async (next) => {
      fakeApi({});
      const { texts } = await openLogin(`/login?next=${encodeURIComponent(next)}`);
      expect(screen.queryByText(texts["account.intent.buy"], { exact: false })).toBeNull();
    },
  );
});

describe("the ways on from the login", () => {
  it("lead to both kinds of help and to the signup", async () => {
    fakeApi({});
    const { texts } = await openLogin();
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(texts["login.findUsername"])).toBe("/find-username");
    expect(hrefOf(texts["login.resetPassword"])).toBe("/reset-password");
    expect(hrefOf(texts["login.signup"])).toBe("/signup");
  });
});

describe("signing in with Google", () => {
  it("asks an account with a second step for its code at the address that it leads to", async () => {
    fakeApi({});
    await renderSite(pages.login("/mypage", { step: CODE_STEP }));
    expect(screen.getByLabelText(catalogues.ko["login.code"])).toBeTruthy();
    expect(screen.queryByLabelText(catalogues.ko["account.password"])).toBeNull();
  });

  it("leaves for the server's own page and takes next along", async () => {
    fakeApi({});
    const { texts } = await openLogin("/login?next=%2Fmypage");
    expect(screen.getByRole("link", { name: texts["login.google"] }).getAttribute("href")).toBe(
      "/api/auth/google?next=%2Fmypage&language=ko",
    );
  });

  it("says that it is not available where it is not", async () => {
    fakeApi({ "GET /api/auth/providers": () => ({ body: { google: false } }) });
    const { texts } = await openLogin();
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: texts["login.google"] });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(texts["account.google.unavailable"])).toBeTruthy();
  });

  it.each([
    ["google_account_exists", "login.google.accountExists"],
    ["google_email_unverified", "login.google.emailUnverified"],
    ["google_unavailable", "login.google.unavailable"],
    ["google_sign_in_failed", "login.google.failed"],
    ["internal_error", "login.google.failed"],
  ] as const)("explains %s", async (error, key) => {
    fakeApi({});
    const { texts } = await openLogin(`/login?error=${error}`);
    expect(screen.getByRole("alert").textContent).toBe(texts[key]);
  });
});
