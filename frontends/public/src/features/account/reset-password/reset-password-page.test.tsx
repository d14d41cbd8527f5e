import { cleanup, screen } from "@testing-library/react";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { fieldProblem } from "../../../testing/field-problem.ts";
import { catalogues, renderSite } from "../../../testing/render-site.tsx";

const texts = catalogues.ko;
const RESET = "/api/auth/reset-password";

const openWithToken = async () => {
  const person = await renderSite("/reset-password?token=from-the-mail");
  const [password, confirm] = [texts["account.newPassword"], texts["account.passwordConfirm"]].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  ) as [HTMLInputElement, HTMLInputElement];
  const choose = async (first: string, second: string) => {
    await person.type(password, first);
    await person.type(confirm, second);
    await person.click(screen.getByRole("button", { name: texts["resetPassword.new.submit"] }));
  };
  return { person, password, confirm, choose };
};

describe("asking for a reset link", () => {
  it("takes a valid address and says what happens next, whether or not it has an account", async () => {
    const api = fakeApi({ "POST /api/auth/request-password-reset": () => ({ body: { ok: true } }) });
    const person = await renderSite("/reset-password");
    const email = screen.getByLabelText(texts["account.email"]);
    await person.type(email, "minji");
    await person.click(screen.getByRole("button", { name: texts["resetPassword.request"] }));
    expect(fieldProblem(email)).toContain("올바른 이메일 형식이 아닙니다");
    await person.type(email, "@example.com");
    await person.click(screen.getByRole("button", { name: texts["resetPassword.request"] }));
    await screen.findByRole("heading", { level: 1, name: texts["resetPassword.sent.title"] });
    expect(api.calls.at(-1)?.body).toEqual({ email: "minji@example.com" });
    expect(screen.getByRole("link", { name: texts["resetPassword.backToLogin"] })).toBeTruthy();
  });

  it("keeps what waits for the login, before and after the mail is sent", async () => {
    fakeApi({ "POST /api/auth/request-password-reset": () => ({ body: { ok: true } }) });
    const next = `next=${encodeURIComponent("/service/payment-order?buy=deluxe")}`;
    const person = await renderSite(`/reset-password?${next}`);
    const wayBack = () => screen.getByRole("link", { name: texts["resetPassword.backToLogin"] }).getAttribute("href");
    expect(wayBack()).toBe(`/login?${next}`);
    await person.type(screen.getByLabelText(texts["account.email"]), "minji@example.com");
    await person.click(screen.getByRole("button", { name: texts["resetPassword.request"] }));
    await screen.findByRole("heading", { level: 1, name: texts["resetPassword.sent.title"] });
    expect(wayBack()).toBe(`/login?${next}`);
  });
});

describe("what waits for the login", () => {
  const next = "/service/payment-order?buy=deluxe";
  const askFor = async (query: string) => {
    fakeApi({
      "POST /api/auth/request-password-reset": () => ({ body: { ok: true } }),
      [`POST ${RESET}`]: () => ({ body: { ok: true } }),
    });
    const person = await renderSite(`/reset-password${query}`);
    await person.type(screen.getByLabelText(texts["account.email"]), "minji@example.com");
    await person.click(screen.getByRole("button", { name: texts["resetPassword.request"] }));
    await screen.findByRole("heading", { level: 1, name: texts["resetPassword.sent.title"] });
    cleanup();
  };
  const wayToLogin = async () => {
    const { choose } = await openWithToken();
    await choose("sesame-street", "sesame-street");
    const link = await screen.findByRole("link", { name: texts["resetPassword.done.login"] });
    return link.getAttribute("href");
  };
  it("is there after the new password, though the mailed link does not name it", async () => {
    await askFor(`?next=${encodeURIComponent(next)}`);
    expect(await wayToLogin()).toBe(`/login?next=${encodeURIComponent(next)}`);
  });

  it("is gone once the link has expired, and with another link that was asked for without it", async () => {
    await askFor(`?next=${encodeURIComponent(next)}`);
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * 3_600_000);
    expect(await wayToLogin()).toBe("/login");
    clock.mockRestore();
    cleanup();
    await askFor(`?next=${encodeURIComponent(next)}`);
    await askFor("");
    expect(await wayToLogin()).toBe("/login");
  });

  it("leads to no other site", async () => {
    await askFor(`?next=${encodeURIComponent("https://example.org/")}`);
    expect(await wayToLogin()).toBe("/login");
  });
});

describe("choosing a new password", () => {
  it("wants eight characters, twice the same", async () => {
    fakeApi({});
    const { password, confirm, choose } = await openWithToken();
    await choose("1234567", "12345678");
    expect(fieldProblem(password)).toContain("비밀번호는 최소 8자 이상이어야 합니다");
    expect(fieldProblem(confirm)).toContain("비밀번호가 일치하지 않습니다");
  });

  it("ends with the way to the login", async () => {
    const api = fakeApi({ [`POST ${RESET}`]: () => ({ body: { ok: true } }) });
    const { choose } = await openWithToken();
    await choose("sesame-street", "sesame-street");
    await screen.findByRole("heading", { level: 1, name: texts["resetPassword.done.title"] });
    // Once as a notice, once on the page that stays.
    expect(screen.getAllByText(texts["resetPassword.done.text"])).toHaveLength(2);
    expect(screen.getByRole("link", { name: texts["resetPassword.done.login"] }).getAttribute("href")).toBe("/login");
    expect(api.to("POST", RESET)[0]?.body).toEqual({
      token: "from-the-mail",
      password: "sesame-street",
      passwordConfirm: "sesame-street",
    });
  });

  it("says that the link is used up and where to get another", async () => {
    const words = "비밀번호 재설정 링크가 만료되었거나 이미 사용되었습니다.";
    fakeApi({ [`POST ${RESET}`]: () => refusal(400, "RESET_TOKEN_INVALID", words) });
    const { choose } = await openWithToken();
    await choose("sesame-street", "sesame-street");
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(screen.getByRole("link", { name: texts["resetPassword.new.expired"] }).getAttribute("href")).toBe(
      "/reset-password",
    );
  });

  it("leads to no other link where the link is not to blame", async () => {
    fakeApi({ [`POST ${RESET}`]: () => refusal(503, "SERVICE_UNAVAILABLE", "잠시 사용할 수 없습니다.") });
    const { choose } = await openWithToken();
    await choose("sesame-street", "sesame-street");
    expect(await screen.findAllByText("잠시 사용할 수 없습니다.")).toHaveLength(1);
    expect(screen.queryByRole("link", { name: texts["resetPassword.new.expired"] })).toBeNull();
  });
});
