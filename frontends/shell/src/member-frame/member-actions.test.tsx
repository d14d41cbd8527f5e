import { discardUnsent, outboxKey, PromptHost, useSession } from "@legal/web-kit";
import {
  admin,
  member,
  provideModalDialogs,
  renderPages,
  startApiServer,
  type ApiServer,
} from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import en from "../locales/en.json" with { type: "json" };
import ja from "../locales/ja.json" with { type: "json" };
import ko from "../locales/ko.json" with { type: "json" };
import zh from "../locales/zh.json" with { type: "json" };
import { DiscardUnsentDialog } from "./discard-unsent-dialog.tsx";
import { MemberActions } from "./member-actions.tsx";

let server: ApiServer;

const open = async (user: typeof member) => {
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: user }),
    "POST /api/logout": () => ({ body: null }),
    "GET /api/notifications/counts": () => ({ body: { unread: 0 } }),
  });
  const Frame = () =>
    useSession().user && (
      <>
        <MemberActions />
        <PromptHost prompt={discardUnsent} dialog={DiscardUnsentDialog} />
      </>
    );
  await renderPages(<Frame />, "/", { ko, en, ja, zh });
  await screen.findByRole("link", { name: "마이페이지" });
};
afterEach(() => server.stop());

describe("the header of those who are signed in", () => {
  it("shows members no way to the desk", async () => {
    await open(member);
    expect(screen.queryByRole("link", { name: "관리자" })).toBeNull();
  });

  it("shows it to staff", async () => {
    await open(admin);
    expect(screen.getByRole("link", { name: "관리자" }).getAttribute("href")).toBe("/admin");
  });
});

describe("logging out while messages wait to be sent", () => {
  const key = `${outboxKey(member.id)}01970000-0000-7000-8000-000000000001`;
  const loggedOut = () => server.received.some(({ path }) => path === "/api/logout");
  beforeEach(() => {
    provideModalDialogs();
    localStorage.setItem(key, "{}");
  });
  afterEach(() => {
    localStorage.clear();
    document.documentElement.hidden = false;
  });

  const leave = async () => {
    await open(member);
    await userEvent.click(screen.getByRole("button", { name: "로그아웃" }));
    return within(await screen.findByRole("dialog", { name: "아직 보내지 못한 메시지가 있습니다" }));
  };

  it("asks, and nothing is lost when its writer goes back", async () => {
    const dialog = await leave();
    expect(dialog.getByText(/메시지 1개가 아직 전송되지 않았습니다/)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "돌아가기" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(localStorage.getItem(key)).toBe("{}");
    expect(loggedOut()).toBe(false);
  });

  it("ends the session and removes them once its writer says so", async () => {
    const dialog = await leave();
    await userEvent.click(dialog.getByRole("button", { name: "지우고 로그아웃" }));
    await waitFor(() => expect(loggedOut()).toBe(true));
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  });
});
