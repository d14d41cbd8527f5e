import { realtime } from "@legal/web-kit";
import { member } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import { provideBrowserParts } from "../../testing/browser-parts.ts";
import { openOffice, type Office } from "../../testing/office.ts";
import { renderSite } from "../../testing/render-site.tsx";

let office: Office;

beforeAll(async () => {
  provideBrowserParts();
  office = await openOffice();
  realtime.open(office.connect);
});
afterAll(() => office.close());
beforeEach(() => {
  office.rooms.clear();
  office.instead.clear();
  office.instead.set("GET /api/chat-rooms/consultations/my", () => ({ body: [] }));
  office.instead.set("GET /api/auth/providers", () => ({ body: { google: true } }));
});

describe("a member's Google account", () => {
  it("can be connected, and the way back leads here", async () => {
    await renderSite("/mypage");
    const link = await screen.findByRole("link", { name: "Google 계정 연결하기" });
    expect(link.getAttribute("href")).toBe("/api/auth/google?next=%2Fmypage");
  });

  it("is shown as connected once it is", async () => {
    office.instead.set("GET /api/auth/me", () => ({ body: { ...member, googleConnected: true } }));
    await renderSite("/mypage");
    expect(await screen.findByText("연결되어 있습니다")).toBeTruthy();
  });

  it("is not offered without Google", async () => {
    office.instead.set("GET /api/auth/providers", () => ({ body: { google: false } }));
    await renderSite("/mypage");
    expect(await screen.findByText("연결되지 않음")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Google 계정 연결하기" })).toBeNull();
  });

  it.each([
    ["google_account_exists", /이미 다른 계정에 연결되어/],
    ["google_unavailable", /지금은 Google에 연결할 수 없습니다/],
    ["google_sign_in_failed", /연결하지 못했습니다/],
  ])("tells that connecting failed: %s", async (error, words) => {
    await renderSite(`/mypage?error=${error}`);
    expect((await screen.findByText(words)).closest('[role="alert"]')).toBeTruthy();
  });
});
