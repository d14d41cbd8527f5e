import { screen, waitFor } from "@testing-library/react";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { fieldProblem } from "../../../testing/field-problem.ts";
import { catalogues, renderSite } from "../../../testing/render-site.tsx";

const texts = catalogues.ko;
const PATH = "/api/auth/find-username";

const openPage = async (address = "/find-username") => {
  const person = await renderSite(address);
  const field = (name: "email" | "phone") => screen.getByLabelText<HTMLInputElement>(texts[`account.${name}`]);
  const submit = () => person.click(screen.getByRole("button", { name: texts["findUsername.submit"] }));
  const choose = (tab: "byEmail" | "byPhone") =>
    person.click(screen.getByRole("tab", { name: texts[`findUsername.${tab}`] }));
  return { person, field, submit, choose };
};

describe("finding a username", () => {
  it("asks for an address or a number, and for a valid one", async () => {
    const api = fakeApi({});
    const { person, field, submit, choose } = await openPage();
    await submit();
    expect(fieldProblem(field("email"))).toContain("이메일 또는 휴대폰번호를 입력해주세요");
    await person.type(field("email"), "minji@");
    expect(fieldProblem(field("email"))).toContain("올바른 이메일 형식이 아닙니다");
    await choose("byPhone");
    expect(fieldProblem(field("phone"))).toBeNull();
    await submit();
    expect(fieldProblem(field("phone"))).toContain("이메일 또는 휴대폰번호를 입력해주세요");
    expect(api.to("POST", PATH)).toHaveLength(0);
  });

  it("forgets the address when a number is typed, and asks with the number alone", async () => {
    const api = fakeApi({ [`POST ${PATH}`]: () => ({ body: { username: "minji_kim" } }) });
    const { person, field, submit, choose } = await openPage();
    await person.type(field("email"), "minji@example.com");
    await choose("byPhone");
    await person.type(field("phone"), "010-1234-5678");
    await choose("byEmail");
    expect(field("email").value).toBe("");
    await choose("byPhone");
    await submit();
    await screen.findByText("minji_kim");
    expect(api.to("POST", PATH)[0]?.body).toEqual({ phone: "010-1234-5678" });
    expect(screen.getByRole("link", { name: texts["resetPassword.title"] }).getAttribute("href")).toBe(
      "/reset-password",
    );
  });

  it("keeps what waits for the login, on every way back to it", async () => {
    fakeApi({ [`POST ${PATH}`]: () => ({ body: { username: "minji_kim" } }) });
    const next = `next=${encodeURIComponent("/service/payment-order?buy=deluxe")}`;
    const { person, field, submit } = await openPage(`/login?${next}`);
    await person.click(screen.getByRole("link", { name: texts["login.findUsername"] }));
    await screen.findByRole("heading", { level: 1, name: texts["findUsername.title"] });
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(texts["resetPassword.backToLogin"])).toBe(`/login?${next}`);
    await person.type(field("email"), "minji@example.com");
    await submit();
    await screen.findByText("minji_kim");
    expect(hrefOf(texts["resetPassword.title"])).toBe(`/reset-password?${next}`);
    const [header, login] = screen.getAllByRole("link", { name: texts["account.login"] });
    expect(header?.getAttribute("href")).toBe(`/login?${next}`);
    await person.click(login as HTMLElement);
    expect(await screen.findByText("지급명령 · 디럭스")).toBeTruthy();
  });

  it("says that there is no such account", async () => {
    const words = "입력하신 정보로 가입된 계정을 찾을 수 없습니다.";
    fakeApi({ [`POST ${PATH}`]: () => refusal(404, "ACCOUNT_NOT_FOUND", words) });
    const { person, field, submit } = await openPage();
    await person.type(field("email"), "minji@example.com");
    await submit();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
    expect(field("email").value).toBe("minji@example.com");
  });

  it("takes an old refusal away when it is asked again", async () => {
    fakeApi({ [`POST ${PATH}`]: () => refusal(404, "ACCOUNT_NOT_FOUND", "없습니다") });
    const { person, field, submit } = await openPage();
    await person.type(field("email"), "minji@example.com");
    await submit();
    await screen.findByText(texts["findUsername.failed.title"]);
    fakeApi({ [`POST ${PATH}`]: () => ({ body: { username: "minji_kim" } }) });
    await submit();
    await screen.findByText("minji_kim");
    expect(screen.queryByText(texts["findUsername.failed.title"])).toBeNull();
  });
});
