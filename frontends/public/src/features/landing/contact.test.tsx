import { SERVICE_IDS, serviceName } from "@legal/catalog";
import type { Language } from "@legal/contracts/constants";
import { loadSiteTexts } from "@legal/web-kit";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { fakeApi, refusal } from "../../testing/fake-api.ts";
import { fieldProblem } from "../../testing/field-problem.ts";
import { renderSite } from "../../testing/render-site.tsx";

type Handlers = Parameters<typeof fakeApi>[0];

const SEND = "POST /api/inquiries";
const accepted: Handlers = { [SEND]: () => ({ status: 201, body: { id: "1" } }) };

const openContact = async (handlers: Handlers, language: Language = "ko", address = "/#contact") => {
  const api = fakeApi(handlers);
  const person = await renderSite(address, language);
  const texts = await loadSiteTexts(language);
  const text = (name: string) => String(texts[`site.inquiry.${name}`]);
  const form = within(screen.getByRole("form", { name: text("form") }));
  const field = (name: string) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${text(name)}`));
  const fill = async () => {
    await person.type(field("name"), "김민지");
    await person.type(field("email"), "minji@example.org");
    await person.type(field("phone"), "010-1234-5678");
    await person.selectOptions(field("service"), serviceName("payment-order", language));
    await person.type(field("message"), "떼인 돈을 받고 싶습니다");
  };
  const submit = () => person.click(form.getByRole("button", { name: text("submit") }));
  const typed = () => ["name", "email", "phone", "service", "message"].map((name) => field(name).value);
  return { api, person, text, form, field, fill, submit, typed };
};

const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith("private:"));

const FILLED = ["김민지", "minji@example.org", "010-1234-5678", "payment-order", "떼인 돈을 받고 싶습니다"];
const EMPTY = ["", "", "", "", ""];

describe("the contact form", () => {
  beforeEach(() => localStorage.clear());

  it("asks for name, address and message, offers the 18 services, and has room for six lines", async () => {
    const { field } = await openContact(accepted);
    const options = [...field("service").querySelectorAll("option")].map(({ value }) => value);
    expect(options).toEqual(["", ...SERVICE_IDS]);
    expect(field("message").getAttribute("rows")).toBe("6");
    expect(field("email").type).toBe("email");
  });

  it.each(["ko", "en", "ja", "zh"] as const)("in %s is sent, cleared and thanked for", async (language) => {
    const { api, fill, submit, typed, text } = await openContact(accepted, language);
    await fill();
    await submit();
    expect(await screen.findAllByText(text("successTitle"))).toHaveLength(1);
    expect(typed()).toEqual(EMPTY);
    const [name, email, phone, serviceType, message] = FILLED;
    expect(api.to("POST", "/api/inquiries").map(({ body }) => body)).toEqual([
      { name, email, phone, serviceType, message, language },
    ]);
  });

  it("takes nothing more while it is on its way, which would be cleared unsent", async () => {
    const sent = Promise.withResolvers<ReturnType<typeof refusal>>();
    const { api, person, field, fill, submit, typed } = await openContact({ [SEND]: () => sent.promise });
    await fill();
    await submit();
    await waitFor(() => expect(api.to("POST", "/api/inquiries")).toHaveLength(1));
    await person.type(field("message"), " 차용증도 있습니다");
    await person.type(field("name"), "님");
    await person.selectOptions(field("service"), "");
    expect(typed()).toEqual(FILLED);
    sent.resolve(refusal(503, "SERVICE_UNAVAILABLE", "away"));
    await screen.findAllByText("문의 전송에 실패했습니다. 다시 시도해주세요.");
    await person.type(field("message"), "!");
    expect(field("message").value).toBe(`${FILLED[4]}!`);
  });

  it.each([
    ["ko", "문의 전송에 실패했습니다. 다시 시도해주세요."],
    ["en", "Failed to send inquiry. Please try again."],
    ["ja", "お問い合わせの送信に失敗しました。もう一度お試しください。"],
    ["zh", "留言发送失败，请重试。"],
  ] as const)("in %s keeps everything when it fails, says so, and can be sent again", async (language, words) => {
    const answers = [refusal(503, "SERVICE_UNAVAILABLE", "away"), { status: 201, body: { id: "1" } }];
    const { api, fill, submit, typed, text } = await openContact({ [SEND]: () => answers.shift() ?? {} }, language);
    await fill();
    await submit();
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(typed()).toEqual(FILLED);
    await submit();
    await screen.findAllByText(text("successTitle"));
    expect(typed()).toEqual(EMPTY);
    expect(api.to("POST", "/api/inquiries")).toHaveLength(2);
  });

  it("leads who would rather chat through the login to the conversation with the office", async () => {
    await openContact(accepted);
    const [link] = screen.getAllByRole("link", { name: "로그인하고 물어보기" });
    expect(link?.getAttribute("href")).toBe("/login?next=%2F%3Fask%3Doffice");
  });

  it("says when to come back after too many", async () => {
    const { fill, submit, typed } = await openContact({
      [SEND]: () => refusal(429, "RATE_LIMITED", "요청이 너무 많습니다. 잠시 후 다시 시도해주세요."),
    });
    await fill();
    await submit();
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /요청이 너무 많습니다.*전화\(02-000-0000\)나 이메일\(support@ondam\.example\)/,
    );
    expect(typed()).toEqual(FILLED);
  });

  it("says on each field what is missing, goes to the first, and sends nothing", async () => {
    const { api, submit, field } = await openContact(accepted);
    await submit();
    expect(fieldProblem(field("name"))).toContain("이름을 입력해주세요");
    expect(fieldProblem(field("email"))).toContain("이메일을 입력해주세요");
    expect(fieldProblem(field("message"))).toContain("문의 내용을 입력해주세요");
    expect([fieldProblem(field("phone")), fieldProblem(field("service"))]).toEqual([null, null]);
    expect(document.activeElement).toBe(field("name"));
    expect(api.to("POST", "/api/inquiries")).toEqual([]);
  });

  it("puts the server's words on their field", async () => {
    const detail = { path: "phone", message: "전화번호 형식이 올바르지 않습니다" };
    const { fill, submit, field } = await openContact({
      [SEND]: () => refusal(400, "VALIDATION_FAILED", "확인해주세요", [detail]),
    });
    await fill();
    await submit();
    await waitFor(() => expect(fieldProblem(field("phone"))).toContain(detail.message));
  });

  it("finds again after a reload what was typed, until it is sent", async () => {
    const before = await openContact(accepted);
    await before.fill();
    cleanup();
    const { typed, submit, text } = await openContact(accepted, "ko", "/");
    expect(typed()).toEqual(FILLED);
    await submit();
    await screen.findAllByText(text("successTitle"));
    expect(kept()).toEqual([]);
  });

  it("puts what the address asks about before the choice that was kept, and forgets what is emptied", async () => {
    const before = await openContact(accepted);
    await before.person.selectOptions(before.field("service"), "payment-order");
    cleanup();
    const { field, person } = await openContact(accepted, "ko", "/?service=lease-registration#contact");
    expect(field("service").value).toBe("lease-registration");
    await person.selectOptions(field("service"), "");
    expect(kept()).toEqual([]);
  });

  it("is sent once however often the button is pressed", async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    const { api, person, fill, form, text } = await openContact({ [SEND]: () => promise });
    await fill();
    await person.dblClick(form.getByRole("button", { name: text("submit") }));
    resolve({ status: 201, body: { id: "1" } });
    await screen.findAllByText(text("successTitle"));
    expect(api.to("POST", "/api/inquiries")).toHaveLength(1);
  });

  it("has the service chosen from whose page one comes", async () => {
    const { field } = await openContact(accepted, "ko", "/?service=lease-registration#contact");
    expect(field("service").value).toBe("lease-registration");
  });

  it("chooses nothing for a name that is no service", async () => {
    const { field } = await openContact(accepted, "ko", "/?service=time-travel#contact");
    expect(field("service").value).toBe("");
  });
});
