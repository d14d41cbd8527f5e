import { member } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import { renderSite } from "../../testing/render-site.tsx";
import { useOffice } from "../../testing/use-office.ts";

const office = useOffice();
let me: typeof member & { emailVerified: boolean };

beforeEach(() => {
  me = { ...member, emailVerified: true, phone: "010-1111-2222" };
  office.instead.set("GET /api/chat-rooms/consultations/my", () => ({ body: [] }));
  office.instead.set("GET /api/auth/me", () => ({ body: me }));
});

describe("a member's address", () => {
  it("is changed by a mail to the new one, and stays until its link is opened", async () => {
    const sent: unknown[] = [];
    office.instead.set("POST /api/users/me/email/change", (body) => {
      sent.push(body);
      return { body: { ok: true } };
    });
    const { person } = await renderSite("/mypage");
    await person.click(await screen.findByRole("button", { name: "이메일 바꾸기" }));
    const field = screen.getByLabelText("새 이메일");
    await person.type(field, "minji@");
    await person.click(screen.getByRole("button", { name: "메일 받기" }));
    expect(sent).toEqual([]);
    await person.type(field, "next.example.com");
    await person.click(screen.getByRole("button", { name: "메일 받기" }));
    expect(await screen.findByText("minji@next.example.com 주소로 확인 메일을 보냈습니다")).toBeTruthy();
    expect(sent).toEqual([{ email: "minji@next.example.com" }]);
    expect(screen.getByText(member.email, { exact: false })).toBeTruthy();
    expect(screen.queryByLabelText("새 이메일")).toBeNull();
  });

  it("says at its field that another account has it", async () => {
    const message = "이미 가입된 이메일입니다.";
    const details = [{ path: "email", message }];
    office.instead.set("POST /api/users/me/email/change", () => ({
      status: 409,
      body: { code: "EMAIL_TAKEN", message, requestId: "test", details },
    }));
    const { person } = await renderSite("/mypage");
    await person.click(await screen.findByRole("button", { name: "이메일 바꾸기" }));
    await person.type(screen.getByLabelText("새 이메일"), "taken@example.com");
    await person.click(screen.getByRole("button", { name: "메일 받기" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("새 이메일").value).toBe("taken@example.com");
  });
});

describe("a member's telephone number", () => {
  it("is shown, changed and removed", async () => {
    const sent: unknown[] = [];
    office.instead.set("PATCH /api/users/me/phone", (body) => {
      sent.push(body);
      const { phone } = body as { phone: string };
      me = { ...me, phone: phone || null };
      return { body: me };
    });
    const { person } = await renderSite("/mypage");
    const change = async (phone: string) => {
      await person.click(await screen.findByRole("button", { name: "휴대폰번호 바꾸기" }));
      const field = screen.getByLabelText("휴대폰번호");
      await person.clear(field);
      if (phone) await person.type(field, phone);
      await person.type(field, "{Enter}");
    };
    await screen.findByText(/010-1111-2222/);
    await change("010-3333-4444");
    await screen.findByText(/010-3333-4444/);
    await change("");
    await screen.findByText(/없음/);
    expect(sent).toEqual([{ phone: "010-3333-4444" }, { phone: "" }]);
  });
});
