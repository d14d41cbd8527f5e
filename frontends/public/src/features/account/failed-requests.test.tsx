import { LANGUAGES, type Language } from "@legal/contracts/constants";
import { screen, waitFor } from "@testing-library/react";
import { fakeApi, refusal } from "../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../testing/render-site.tsx";

type Texts = (typeof catalogues)["ko"];

interface Form {
  name: string;
  page: string;
  call: string;
  /** What is typed, by the name of the field. */
  typed: Record<string, string>;
  submit: keyof Texts;
  /** What the page says when the server gives no words of its own. */
  fallback: keyof Texts;
}

const PASSWORDS = { password: "sesame-street", passwordConfirm: "sesame-street" };
const forms: Form[] = [
  {
    name: "login",
    page: "/login",
    call: "POST /api/auth/login",
    typed: { username: "minji_kim", password: "sesame-street" },
    submit: "login.submit",
    fallback: "login.failed.credentials",
  },
  {
    name: "signup",
    page: "/signup",
    call: "POST /api/auth/signup",
    typed: { username: "minji_kim", email: "minji@example.com", phone: "010-1234-5678", ...PASSWORDS },
    submit: "signup.submit",
    fallback: "signup.failed.text",
  },
  {
    name: "find-username",
    page: "/find-username",
    call: "POST /api/auth/find-username",
    typed: { email: "minji@example.com" },
    submit: "findUsername.submit",
    fallback: "findUsername.failed.text",
  },
  {
    name: "asking for a new password",
    page: "/reset-password",
    call: "POST /api/auth/request-password-reset",
    typed: { email: "minji@example.com" },
    submit: "resetPassword.request",
    fallback: "resetPassword.failed.text",
  },
  {
    name: "setting a new password",
    page: "/reset-password?token=abc",
    call: "POST /api/auth/reset-password",
    typed: PASSWORDS,
    submit: "resetPassword.new.submit",
    fallback: "resetPassword.failed.text",
  },
];

const input = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`) as HTMLInputElement;

const sendForm = async ({ page, typed, submit }: Form, language: Language) => {
  const person = await renderSite(page, language);
  const texts = catalogues[language];
  for (const [name, value] of Object.entries(typed)) await person.type(input(name), value);
  if (page === "/signup") {
    await person.click(screen.getByRole("button", { name: texts["signup.check"] }));
    await screen.findByText(texts["signup.available"]);
  }
  await person.click(screen.getByRole("button", { name: texts[submit] }));
  return { person, texts };
};

const free = { "POST /api/auth/check-username": () => ({ body: { available: true } }) };
const kept = () => Object.fromEntries([...document.querySelectorAll("input")].map(({ name, value }) => [name, value]));
const toastText = () => screen.getByRole("region", { name: /F8/ }).textContent;
const alertText = async (words: string) =>
  waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));

describe.each(forms)("a failed request: $name", (form) => {
  it.each(LANGUAGES)("in %s is shown once, spoken at once, and keeps what was typed", async (language) => {
    fakeApi({ ...free, [form.call]: () => ({ status: 500 }) });
    const { texts } = await sendForm(form, language);
    await alertText(texts[form.fallback]);
    expect(screen.getAllByText(texts[form.fallback])).toHaveLength(1);
    expect(toastText()).toBe("");
    expect(kept()).toMatchObject(form.typed);
  });

  it("says the server's words where it has some, and can be sent again", async () => {
    const words = "요청이 너무 많습니다. 잠시 후 다시 시도해주세요.";
    const api = fakeApi({ ...free, [form.call]: () => refusal(429, "RATE_LIMITED", words) });
    const { person, texts } = await sendForm(form, "ko");
    await alertText(words);
    await person.click(screen.getByRole("button", { name: texts[form.submit] }));
    const [method = "", path = ""] = form.call.split(" ");
    await waitFor(() => expect(api.to(method, path)).toHaveLength(2));
    expect(kept()).toMatchObject(form.typed);
  });

  it("without a network says so", async () => {
    fakeApi({ ...free, [form.call]: () => Promise.reject(new TypeError("Failed to fetch")) });
    await sendForm(form, "ko");
    await alertText("서버에 연결하지 못했습니다");
    expect(kept()).toMatchObject(form.typed);
  });
});
