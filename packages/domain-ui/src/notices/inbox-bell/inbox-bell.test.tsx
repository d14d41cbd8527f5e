import type { Notice } from "@legal/contracts";
import { PageMeta, realtime, useSession } from "@legal/web-kit";
import { member, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { makeNotice, ROOM } from "../testing/make-notice.ts";
import { InboxBell } from "./inbox-bell.tsx";
import { InboxWatch } from "./inbox-watch.tsx";

const OTHER = "/chat/01970000-0000-7000-9000-000000000002";

let server: ApiServer;
let unread: number;
let notices: Notice[];
let badges: number[];

beforeEach(async () => {
  unread = 3;
  notices = [];
  badges = [];
  Object.assign(navigator, {
    setAppBadge: (count: number) => Promise.resolve(badges.push(count)),
    clearAppBadge: () => Promise.resolve(badges.push(0)),
  });
  jest.spyOn(document, "hasFocus").mockReturnValue(true);
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: member }),
    "GET /api/notifications/counts": () => ({ body: { unread } }),
    "GET /api/notifications?unread=true&limit=100": () => ({ body: notices }),
    "POST /api/notifications/read": () => {
      unread = 1;
      return { body: { unread } };
    },
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

const Frame = () =>
  useSession().user && (
    <>
      <PageMeta title="마이페이지" />
      <InboxBell />
      <InboxWatch />
    </>
  );
const open = (address: string) => renderPages(<Frame />, address, { ko: {}, en: {}, ja: {}, zh: {} });
const bell = (name: string) => screen.findByRole("link", { name });

describe("the bell", () => {
  it("counts what is unread, in the title and on the app's icon too, and leads to the inbox", async () => {
    await open("/mypage");
    const link = await bell("알림함, 읽지 않은 알림 3개");
    expect(link.getAttribute("href")).toBe("/inbox");
    expect(document.title).toBe("(3) 마이페이지 | 온담 법률서비스");
    await waitFor(() => expect(badges).toEqual([3]));
    expect(screen.getByText("읽지 않은 알림 3개")).toBeTruthy();
  });

  it("counts again when the inbox changed", async () => {
    await open("/mypage");
    await bell("알림함, 읽지 않은 알림 3개");
    unread = 0;
    act(() => realtime.emitLocally("inbox-changed", undefined));
    await bell("알림함");
    expect(document.title).toBe("마이페이지 | 온담 법률서비스");
    await waitFor(() => expect(badges).toEqual([3, 0]));
  });

  it("shows no more than 99+", async () => {
    unread = 100;
    await open("/mypage");
    expect(within(await bell("알림함, 읽지 않은 알림 100개")).getByText("99+")).toBeTruthy();
    expect(document.title).toMatch(/^\(99\+\) /);
  });
});

describe("a screen in front of its reader", () => {
  it.each([
    [`/chat/${ROOM}`, `/chat/${ROOM}`],
    [`/documents/${ROOM}`, `/documents/${ROOM}?step=review`],
    [`/admin?tab=documents&document=${ROOM}`, `/admin?mine=1&tab=documents&document=${ROOM}`],
    [`/chat/${ROOM}?note=1`, `/chat/${ROOM}?note=1`],
    [`/chat/${ROOM}`, `/chat/${ROOM}?deadline=1`],
    ["/admin?tab=inquiries", "/admin?tab=inquiries&q=kim"],
    ["/admin?tab=danger", "/admin?tab=danger"],
    ["/mypage?tab=security", "/mypage?tab=security"],
  ])("reads the notices that lead to it, up to the newest: %s", async (path, address) => {
    notices = [makeNotice({ path: OTHER }), makeNotice({ path }), makeNotice({ path })];
    await open(address);
    await bell("알림함, 읽지 않은 알림 1개");
    const sent = server.received.filter((one) => one.path === "/api/notifications/read").map(({ body }) => body);
    const ids = notices.slice(1).map(({ id }) => id);
    expect(sent).toEqual([JSON.stringify({ upTo: notices[1]?.createdAt, ids })]);
  });

  it.each([
    ["another room", OTHER, `/chat/${ROOM}`],
    ["a note in the room", `/chat/${ROOM}?note=1`, `/chat/${ROOM}`],
    ["another note", `/chat/${ROOM}?note=1`, `/chat/${ROOM}?note=2`],
    ["a deadline of the room", `/chat/${ROOM}?deadline=1`, `/chat/${ROOM}`],
    ["a document of the room", `/documents/${ROOM}`, `/chat/${ROOM}`],
    ["one document", `/admin?tab=documents&document=${ROOM}`, "/admin?tab=documents"],
    ["the desk as such", "/admin", "/admin?tab=prep"],
  ])("reads nothing of %s", async (_what, path, address) => {
    notices = [makeNotice({ path })];
    await open(address);
    await waitFor(() => expect(server.received.some((one) => one.path.includes("unread=true"))).toBe(true));
    await bell("알림함, 읽지 않은 알림 3개");
    expect(server.received.some((one) => one.path === "/api/notifications/read")).toBe(false);
  });
});
