import { screen } from "@testing-library/react";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { catalogues, renderSite } from "../../../testing/render-site.tsx";
import ownTexts from "./locales/ko.json" with { type: "json" };

const texts = { ...catalogues.ko, ...ownTexts };
const VERIFY = "/api/auth/verify-email";
const confirm = () => screen.getByRole("button", { name: texts["verifyEmail.submit"] });

describe("confirming an address", () => {
  it("takes a press, then says that it is done", async () => {
    const api = fakeApi({ [`POST ${VERIFY}`]: () => ({ body: { ok: true } }) });
    const person = await renderSite("/verify-email?token=from-the-mail");
    expect(api.to("POST", VERIFY)).toEqual([]);
    await person.click(confirm());
    await screen.findByRole("heading", { level: 1, name: texts["verifyEmail.done.title"] });
    expect(api.to("POST", VERIFY)[0]?.body).toEqual({ token: "from-the-mail" });
  });

  it("says where another link is when this one is spent", async () => {
    const words = "링크가 만료되었거나 이미 사용되었습니다.";
    fakeApi({ [`POST ${VERIFY}`]: () => refusal(400, "MAIL_LINK_INVALID", words) });
    const person = await renderSite("/verify-email?token=old");
    await person.click(confirm());
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(screen.getByRole("link", { name: texts["verifyEmail.again"] }).getAttribute("href")).toBe("/mypage");
  });
});
