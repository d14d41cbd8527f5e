import { useSession } from "@legal/web-kit";
import { admin, member, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import { MemberActions } from "./member-actions.tsx";

let server: ApiServer;

const open = async (user: typeof member) => {
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: user }),
    "GET /api/notifications/counts": () => ({ body: { unread: 0 } }),
  });
  const Frame = () => useSession().user && <MemberActions />;
  await renderPages(<Frame />, "/", { ko: {}, en: {}, ja: {}, zh: {} });
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
