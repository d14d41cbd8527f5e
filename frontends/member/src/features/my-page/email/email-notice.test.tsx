import { member } from "@legal/web-kit/testing";
import { screen, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const office = useOffice();

beforeEach(() => {
  office.instead.set("GET /api/chat-rooms/consultations/my", () => ({ body: [] }));
  office.instead.set("GET /api/auth/me", () => ({ body: { ...member, emailVerified: false, hasPassword: true } }));
});

describe("an address that is not confirmed", () => {
  it("is a line on my page, with the mail once more", async () => {
    office.instead.set("POST /api/users/me/email/verification", () => ({ body: { ok: true } }));
    const { person } = await renderSite("/mypage");
    await person.click(await screen.findByRole("button", { name: "메일 다시 받기" }));
    expect(await screen.findByText("확인 메일을 보냈습니다")).toBeTruthy();
  });

  it("is corrected with the password, and what was typed stays when that is wrong", async () => {
    const message = "비밀번호가 올바르지 않습니다.";
    const sent: unknown[] = [];
    office.instead.set("PATCH /api/users/me/email", (body) => {
      sent.push(body);
      return {
        status: 403,
        body: { code: "PASSWORD_WRONG", message, requestId: "test", details: [{ path: "password", message }] },
      };
    });
    const { person } = await renderSite("/mypage");
    await person.click(await screen.findByRole("button", { name: "주소 고치기" }));
    const dialog = await screen.findByRole("dialog", { name: "주소 고치기" });
    const email = within(dialog).getByLabelText<HTMLInputElement>("이메일");
    await person.clear(email);
    await person.type(email, "right@example.com");
    await person.type(within(dialog).getByLabelText("비밀번호"), "sesame");
    await person.click(within(dialog).getByRole("button", { name: "고치고 메일 받기" }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(email.value).toBe("right@example.com");
    expect(sent).toEqual([{ email: "right@example.com", password: "sesame" }]);
  });

  it("is said no more once it is confirmed", async () => {
    office.instead.set("GET /api/auth/me", () => ({ body: { ...member, emailVerified: true } }));
    await renderSite("/mypage");
    await screen.findByRole("textbox", { name: "표시 이름" });
    expect(screen.queryByRole("button", { name: "메일 다시 받기" })).toBeNull();
  });
});
