import { LANGUAGES, type Language } from "@legal/contracts/constants";
import { validationText } from "@legal/i18n";
import { screen, waitFor, within } from "@testing-library/react";
import { member } from "@legal/web-kit/testing";
import { fakeApi, refusal, UNAUTHENTICATED } from "../../../testing/fake-api.ts";
import { fieldProblem } from "../../../testing/field-problem.ts";
import { catalogues, renderSite } from "../../../testing/render-site.tsx";

type FieldName = "username" | "email" | "phone" | "password" | "passwordConfirm";

const openSignup = async (language: Language = "ko", address = "/signup") => {
  const person = await renderSite(address, language);
  const texts = catalogues[language];
  const field = (name: FieldName) =>
    screen.getByLabelText<HTMLInputElement>((text) => text.startsWith(texts[`account.${name}`]), {
      selector: `[name=${name}]`,
    });
  return {
    texts,
    field,
    fill: (name: FieldName, value: string) => person.type(field(name), value),
    paste: async (name: FieldName, value: string) => {
      await person.click(field(name));
      await person.paste(value);
    },
    check: () => person.click(screen.getByRole("button", { name: texts["signup.check"] })),
    submit: () => person.click(screen.getByRole("button", { name: texts["signup.submit"] })),
  };
};

type Form = Awaited<ReturnType<typeof openSignup>>;

const fillIn = async (form: Form, username = "minji_kim") => {
  await form.fill("username", username);
  await form.fill("email", "minji@example.com");
  await form.fill("password", "sesame-street");
  await form.fill("passwordConfirm", "sesame-street");
};

const toastText = async () => (await screen.findByRole("region", { name: /F8/ })).textContent;
const address = () => screen.getByLabelText("address").textContent;
const free = { "POST /api/auth/check-username": () => ({ body: { available: true } }) };
const taken = { "POST /api/auth/check-username": () => ({ body: { available: false } }) };

describe.each(LANGUAGES)("what is wrong at signup, in %s", (language) => {
  it.each([
    ["username", "ab", "username.min"],
    ["username", "a".repeat(21), "username.max"],
    ["username", "min-ji", "username.characters"],
    ["username", "민지입니다", "username.characters"],
    ["email", "minji@", "email.format"],
    ["phone", "010-12", "phone.format"],
    ["password", "1234567", "password.min"],
    ["passwordConfirm", "something else", "passwordConfirm.mismatch"],
  ] as const)("is said on the field: %s = %s", async (name, value, key) => {
    const api = fakeApi({});
    const form = await openSignup(language);
    await form.fill(name, value);
    await form.submit();
    expect(fieldProblem(form.field(name))).toContain(validationText(key, language));
    expect(form.field(name).value).toBe(value);
    expect(api.to("POST", "/api/auth/signup")).toHaveLength(0);
  });

  it("is said on every required field of an empty form, and the first takes the focus", async () => {
    fakeApi({});
    const form = await openSignup(language);
    await form.submit();
    expect(fieldProblem(form.field("username"))).toContain(validationText("username.required", language));
    expect(fieldProblem(form.field("email"))).toContain(validationText("email.required", language));
    expect(fieldProblem(form.field("password"))).toContain(validationText("password.required", language));
    expect(fieldProblem(form.field("phone"))).toBeNull();
    expect(document.activeElement).toBe(form.field("username"));
  });
});

describe("checking a username", () => {
  it("asks for at least three characters before it asks the server", async () => {
    const api = fakeApi(free);
    const form = await openSignup();
    await form.fill("username", "ab");
    await form.check();
    expect(await toastText()).toContain("아이디는 최소 3자 이상이어야 합니다");
    expect(api.to("POST", "/api/auth/check-username")).toHaveLength(0);
    await form.fill("username", "c");
    await form.check();
    await screen.findByText(form.texts["signup.available"]);
    expect(await toastText()).toBe("");
  });

  it("says that the name is free, and forgets it with the next letter", async () => {
    fakeApi(free);
    const form = await openSignup();
    await form.fill("username", "minji");
    await form.check();
    await screen.findByText(form.texts["signup.available"]);
    await form.fill("username", "x");
    expect(screen.queryByText(form.texts["signup.available"])).toBeNull();
  });

  it("asks for a pasted name without the blanks around it", async () => {
    const api = fakeApi(free);
    const form = await openSignup();
    await form.paste("username", " minji_kim ");
    await form.check();
    await screen.findByText(form.texts["signup.available"]);
    expect(api.to("POST", "/api/auth/check-username")[0]?.body).toEqual({ username: "minji_kim" });
  });

  it("says on the field that the name is taken", async () => {
    fakeApi(taken);
    const form = await openSignup();
    await form.fill("username", "minji");
    await form.check();
    await waitFor(() => expect(fieldProblem(form.field("username"))).toContain(form.texts["signup.unavailable"]));
  });

  it("does not take a late answer about another name for this one", async () => {
    const late = Promise.withResolvers<void>();
    fakeApi({ "POST /api/auth/check-username": () => late.promise.then(() => ({ body: { available: true } })) });
    const form = await openSignup();
    await form.fill("username", "minji");
    await form.check();
    await screen.findByText(form.texts["signup.checking"]);
    await form.fill("username", "2");
    late.resolve();
    await waitFor(() => expect(screen.queryByText(form.texts["signup.checking"])).toBeNull());
    expect(screen.queryByText(form.texts["signup.available"])).toBeNull();
  });

  it("leaves the name unchecked and says why when the server cannot answer", async () => {
    fakeApi({ "POST /api/auth/check-username": () => refusal(429, "RATE_LIMITED", "요청이 너무 많습니다.") });
    const form = await openSignup();
    await form.fill("username", "minji");
    await form.check();
    expect(await screen.findByText(/요청이 너무 많습니다\..*전화\(02-000-0000\)/)).toBeTruthy();
    expect(screen.queryByText(form.texts["signup.available"])).toBeNull();
  });
});

describe("signing up", () => {
  it("is refused on the field until the username was checked", async () => {
    const api = fakeApi(free);
    const form = await openSignup();
    await fillIn(form);
    await form.submit();
    expect(fieldProblem(form.field("username"))).toContain("아이디 중복 확인을 먼저 해주세요");
    expect(await toastText()).toBe("");
    expect(document.activeElement).toBe(form.field("username"));
    expect(api.to("POST", "/api/auth/signup")).toHaveLength(0);
  });

  it("opens the account in the language of the page and goes home", async () => {
    let signedIn = false;
    const api = fakeApi({
      ...free,
      "POST /api/auth/signup": () => {
        signedIn = true;
        return { status: 201, body: member };
      },
      "GET /api/auth/me": () => (signedIn ? { body: member } : refusal(401, "UNAUTHENTICATED", "")),
    });
    const form = await openSignup("en", "/signup?next=%2Fservice%2Fpayment-order");
    await fillIn(form);
    await form.check();
    await screen.findByText(form.texts["signup.available"]);
    await form.submit();
    await waitFor(() => expect(address()).toBe("/service/payment-order"));
    expect(api.to("POST", "/api/auth/signup")[0]?.body).toEqual({
      username: "minji_kim",
      email: "minji@example.com",
      phone: "",
      password: "sesame-street",
      passwordConfirm: "sesame-street",
      language: "en",
    });
  });

  it("shows the server's objections on their fields and keeps what was typed", async () => {
    const words = "이미 가입된 이메일입니다.";
    fakeApi({
      ...free,
      "POST /api/auth/signup": () => refusal(409, "EMAIL_TAKEN", words, [{ path: "email", message: words }]),
    });
    const form = await openSignup();
    await fillIn(form);
    await form.check();
    await screen.findByText(form.texts["signup.available"]);
    await form.submit();
    await waitFor(() => expect(fieldProblem(form.field("email"))).toContain(words));
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(await toastText()).toBe("");
    expect(form.field("password").value).toBe("sesame-street");
    expect(document.activeElement).toBe(form.field("email"));
  });

  it("treats a name that another user took in the meantime as taken", async () => {
    fakeApi({
      ...free,
      "POST /api/auth/signup": () => refusal(409, "USERNAME_TAKEN", "이미 사용 중인 아이디입니다."),
    });
    const form = await openSignup();
    await fillIn(form);
    await form.check();
    await screen.findByText(form.texts["signup.available"]);
    await form.submit();
    await waitFor(() => expect(fieldProblem(form.field("username"))).toContain(form.texts["signup.unavailable"]));
  });

  describe("whose answer was lost", () => {
    const signUpTwice = async (first: () => ReturnType<typeof refusal>, loggedIn = true) => {
      const answers = [first, () => refusal(409, "USERNAME_TAKEN", "이미 사용 중인 아이디입니다.")];
      let isIn = false;
      const api = fakeApi({
        ...free,
        "GET /api/auth/me": () => (isIn ? { body: member } : UNAUTHENTICATED),
        "POST /api/auth/signup": () => answers.shift()?.() ?? {},
        "POST /api/auth/login": () => {
          isIn = loggedIn;
          return loggedIn ? { body: member } : refusal(401, "INVALID_CREDENTIALS", "");
        },
      });
      const form = await openSignup();
      await fillIn(form);
      await form.check();
      await screen.findByText(form.texts["signup.available"]);
      await form.submit();
      await screen.findByRole("alert");
      await form.submit();
      return { form, logins: () => api.to("POST", "/api/auth/login").map(({ body }) => body) };
    };
    const lost = () => ({ status: 504 });

    it("enters the account that it had made, when it is sent again", async () => {
      const { logins } = await signUpTwice(lost);
      await waitFor(() => expect(address()).toBe("/"));
      expect(logins()).toEqual([{ username: "minji_kim", password: "sesame-street" }]);
    });

    it("calls the name taken where another account has it", async () => {
      const { form } = await signUpTwice(lost, false);
      await waitFor(() => expect(fieldProblem(form.field("username"))).toContain(form.texts["signup.unavailable"]));
    });

    it("is none that was refused with an answer", async () => {
      const { form, logins } = await signUpTwice(() => refusal(500, "INTERNAL", "잠시 후 다시 시도해주세요."));
      await waitFor(() => expect(fieldProblem(form.field("username"))).toContain(form.texts["signup.unavailable"]));
      expect(logins()).toEqual([]);
    });
  });

  it("falls back to its own words when the answer has none", async () => {
    fakeApi({ ...free, "POST /api/auth/signup": () => ({ status: 500 }) });
    const form = await openSignup("en");
    await fillIn(form);
    await form.check();
    await screen.findByText(form.texts["signup.available"]);
    await form.submit();
    expect((await screen.findAllByText("An error occurred during signup")).length).toBeGreaterThan(0);
  });
});

describe("the ways on from the signup", () => {
  it("lead to Google, which opens an account in the page's language, and to the login", async () => {
    fakeApi({});
    const { texts } = await openSignup("zh");
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: texts["signup.google"] }).getAttribute("href")).toBe(
      "/api/auth/google?language=zh",
    );
    expect(main.getByRole("link", { name: texts["account.login"] }).getAttribute("href")).toBe("/login");
  });
});
