import { member } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../testing/render-site.tsx";
import { useOffice } from "../../testing/use-office.ts";

const office = useOffice();

beforeEach(() => {
  office.instead.set("GET /api/chat-rooms/consultations/my", () => ({ body: [] }));
  office.instead.set("GET /api/auth/providers", () => ({ body: { google: true } }));
});

describe("a member's Google account", () => {
  it("is connected by a call, and a refusal says why", async () => {
    const message = "확인을 위해 비밀번호를 한 번 더 입력해주세요.";
    const refusal = { code: "EMAIL_NOT_VERIFIED", message, requestId: "test" };
    office.instead.set("POST /api/auth/google/connect", () => ({ status: 403, body: refusal }));
    const { person } = await renderSite("/mypage");
    await person.click(await screen.findByRole("button", { name: "Google 계정 연결하기" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(office.calls.filter((call) => call === "POST /api/auth/google/connect")).toHaveLength(1);
  });

  it("is shown as connected once it is", async () => {
    office.instead.set("GET /api/auth/me", () => ({ body: { ...member, googleConnected: true } }));
    await renderSite("/mypage");
    expect(await screen.findByText("연결되어 있습니다")).toBeTruthy();
  });

  const openDialog = async () => {
    office.instead.set("GET /api/auth/me", () => ({ body: { ...member, googleConnected: true } }));
    const { person } = await renderSite("/mypage");
    await person.click(await screen.findByRole("button", { name: "연결 끊기" }));
    const dialog = await screen.findByRole("dialog", { name: "Google 연결을 끊을까요?" });
    const confirm = () => person.click(within(dialog).getByRole("button", { name: "연결 끊기" }));
    return { person, dialog, confirm };
  };
  const asked = () => office.calls.filter((call) => call === "DELETE /api/auth/google").length;

  it("is taken off after a question, and the focus stays at its place", async () => {
    const { dialog, confirm } = await openDialog();
    expect(dialog.textContent).toContain("아이디와 비밀번호로 로그인합니다");
    office.instead.set("DELETE /api/auth/google", () => {
      office.instead.set("GET /api/auth/me", () => ({ body: member }));
      return { body: member };
    });
    await confirm();
    const link = await screen.findByRole("button", { name: "Google 계정 연결하기" });
    expect(screen.getByText("Google 연결을 끊었습니다")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(link)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it("stays when the question is answered with no", async () => {
    const { person, dialog } = await openDialog();
    const before = asked();
    await person.click(within(dialog).getByRole("button", { name: "취소" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked()).toBe(before);
  });

  it("stays while it is the only way in, with the reason and the way to a password", async () => {
    const { dialog, confirm } = await openDialog();
    const message = "비밀번호가 없는 계정입니다.";
    const refusal = { code: "GOOGLE_NEEDS_PASSWORD", message, requestId: "test" };
    office.instead.set("DELETE /api/auth/google", () => ({ status: 409, body: refusal }));
    await confirm();
    expect((await within(dialog).findByRole("alert")).textContent).toContain(message);
    const way = within(dialog).getByRole("link", { name: "비밀번호 정하기" });
    expect(way.getAttribute("href")).toBe("/reset-password");
  });

  it("is not offered without Google", async () => {
    office.instead.set("GET /api/auth/providers", () => ({ body: { google: false } }));
    await renderSite("/mypage");
    expect(await screen.findByText("연결되지 않음")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Google 계정 연결하기" })).toBeNull();
  });

  it.each([
    ["google_account_exists", /이미 다른 계정에 연결되어/],
    ["google_already_connected", /이미 다른 Google 계정이/],
    ["email_not_verified", /이메일 주소를 먼저 확인/],
    ["google_unavailable", /지금은 Google에 연결할 수 없습니다/],
    ["google_sign_in_failed", /연결하지 못했습니다/],
  ])("tells that connecting failed: %s", async (error, words) => {
    await renderSite(`/mypage?error=${error}`);
    expect((await screen.findByText(words)).closest('[role="alert"]')).toBeTruthy();
  });
});
