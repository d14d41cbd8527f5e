import type { Notice } from "@legal/contracts";
import { admin, member, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { makeNotice, ROOM } from "../testing/make-notice.ts";
import { Inbox } from "./inbox.tsx";

const CURSOR = "older";
const UNAVAILABLE = {
  status: 503,
  body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후 다시 시도해주세요", requestId: "r" },
};

let server: ApiServer;
let notices: Notice[];
let older: Notice[];
let isDown: boolean;

const listed = (page: Notice[], next?: string) =>
  isDown ? UNAVAILABLE : { body: page, ...(next && { headers: { "x-next-cursor": next } }) };
const markRead = (isMeant: (notice: Notice) => boolean) => {
  const readAt = new Date().toISOString();
  notices = notices.map((notice) => (isMeant(notice) ? { ...notice, readAt } : notice));
};

beforeEach(async () => {
  isDown = false;
  notices = [];
  older = [];
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: member }),
    "GET /api/notifications?limit=30": () => listed(notices, older.length > 0 ? CURSOR : undefined),
    [`GET /api/notifications?cursor=${CURSOR}&limit=30`]: () => listed(older),
    "POST /api/notifications/read": ({ body }) => {
      const { upTo } = JSON.parse(body) as { upTo: string };
      if (isDown) return UNAVAILABLE;
      markRead(({ createdAt }) => createdAt <= upTo);
      return { body: { unread: 0 } };
    },
  });
});
afterEach(() => server.stop());

const texts = { ko: {}, en: {}, ja: {}, zh: {} };
const open = async () => (await renderPages(<Inbox />, "/inbox", texts)).person;
const rows = () => screen.findAllByRole("listitem");

describe("the inbox", () => {
  it("says what happened, about which case and when, and leads there", async () => {
    notices = [
      makeNotice(),
      makeNotice({
        kind: "messages-unread",
        facts: {
          roomId: ROOM,
          caseName: "공사 대금",
          serviceType: "payment-order",
          count: 3,
          words: "서류를 보내주세요",
        },
      }),
    ];
    await open();
    const [status, messages] = await rows();
    expect(status?.textContent).toMatch(/진행 상태가 바뀌었습니다: 작성중.*지급명령.*2026-000123/);
    expect(within(status!).getByRole("link").getAttribute("href")).toBe(`/chat/${ROOM}`);
    expect(messages?.textContent).toMatch(/담당자가 보낸 읽지 않은 메시지 3개.*서류를 보내주세요.*공사 대금/);
    expect(within(status!).getByText(/전$/).getAttribute("datetime")).toBe(notices[0]?.createdAt);
  });

  it("says to staff whose case it is and who did it, also when the account is gone", async () => {
    server.handlers["GET /api/auth/me"] = () => ({ body: admin });
    const facts = { roomId: ROOM, caseNumber: "2026-000123", noteId: ROOM };
    notices = [
      makeNotice({
        kind: "mentioned",
        category: "work",
        facts: { ...facts, customerName: "김민지", actorName: "박담당" },
      }),
      makeNotice({ kind: "mentioned", category: "work", facts: { ...facts, customerName: null, actorName: null } }),
      makeNotice({ kind: "of a later release", category: "work", facts: {} }),
    ];
    await open();
    const [known, gone, later] = await rows();
    expect(known?.textContent).toMatch(/박담당 님이 메모에서 언급했습니다김민지/);
    expect(gone?.textContent).toMatch(/메모에서 언급되었습니다탈퇴한 고객/);
    expect(later?.textContent).toContain("새 알림이 있습니다");
  });

  it("is what the arrow of a room leads staff back to", async () => {
    notices = [makeNotice()];
    const person = await open();
    await person.click(await screen.findByRole("link", { name: /진행 상태가 바뀌었습니다/ }));
    await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe(`/chat/${ROOM}`));
    expect(screen.getByLabelText("way back").textContent).toBe("desk");
  });

  it("says what happened to the account, and what to do where it was another person", async () => {
    const path = "/mypage?tab=security";
    const alert = { kind: "account-security", category: "security", path } as const;
    notices = [
      makeNotice({ ...alert, facts: { securityAlert: "new-device" } }),
      makeNotice({ ...alert, facts: { securityAlert: "of a later release" } }),
    ];
    await open();
    const [known, later] = await rows();
    expect(known?.textContent).toMatch(/새 기기에서 로그인했습니다.*내가 한 일이 아니라면/);
    expect(within(known!).getByRole("link").getAttribute("href")).toBe(path);
    expect(later?.textContent).toContain("계정 보안에 변화가 있습니다");
  });

  it("counts the days to a deadline on the day of the notice alone; later it names the date", async () => {
    const near = { kind: "deadline-near", category: "deadline" } as const;
    const facts = { roomId: ROOM, daysLeft: 1, dueDate: "2027-01-20" };
    const now = Date.now();
    notices = [now, now - 86_400_000].map((at) =>
      makeNotice({ ...near, facts, createdAt: new Date(at).toISOString() }),
    );
    await open();
    const [ofToday, ofYesterday] = await rows();
    expect(ofToday?.textContent).toContain("기한이 1일 남았습니다");
    expect(ofYesterday?.textContent).toMatch(/기한 알림.*2027/);
    expect(ofYesterday?.textContent).not.toContain("남았습니다");
  });

  it("says what became of a document, or that it is to be looked at", async () => {
    const kind = "document-review";
    notices = ["filed", "taken-back", "of a later release", undefined].map((documentNews) =>
      makeNotice({ kind, facts: { roomId: ROOM, documentId: ROOM, ...(documentNews && { documentNews }) } }),
    );
    await open();
    const [filed, back, later, turn] = await rows();
    expect(filed?.textContent).toContain("서류를 법원에 제출했습니다");
    expect(back?.textContent).toContain("확정하신 서류를 다시 살펴보고 있습니다");
    for (const row of [later, turn]) expect(row?.textContent).toContain("확인하실 서류가 있습니다");
  });

  it("marks a notice as read when it is opened", async () => {
    notices = [makeNotice(), makeNotice()];
    const [first] = notices;
    server.handlers[`POST /api/notifications/${first?.id ?? ""}/read`] = () => {
      markRead(({ id }) => id === first?.id);
      return { body: notices[0] };
    };
    const person = await open();
    const unread = () => screen.queryAllByText("읽지 않음:");
    await waitFor(() => expect(unread()).toHaveLength(2));
    await person.click(within((await rows())[0]!).getByRole("link"));
    expect(screen.getByLabelText("address").textContent).toBe(`/chat/${ROOM}`);
    await waitFor(() => expect(unread()).toHaveLength(1));
  });

  it("marks everything as read up to the newest that was seen", async () => {
    notices = [makeNotice(), makeNotice()];
    const seen = notices[0]?.createdAt;
    const person = await open();
    await person.click(await screen.findByRole("button", { name: "모두 읽음으로 표시" }));
    expect(await screen.findByText("모두 읽으셨습니다")).toBeTruthy();
    expect(server.received.find(({ path }) => path === "/api/notifications/read")?.body).toBe(
      JSON.stringify({ upTo: seen }),
    );
  });

  it("says why not everything could be marked as read", async () => {
    notices = [makeNotice()];
    const person = await open();
    const button = await screen.findByRole("button", { name: "모두 읽음으로 표시" });
    isDown = true;
    await person.click(button);
    expect(await screen.findByText("읽음으로 표시하지 못했습니다")).toBeTruthy();
    expect(screen.getByText("읽지 않음:")).toBeTruthy();
  });

  it("goes back page by page, and says how long notices are kept", async () => {
    notices = [makeNotice()];
    older = [makeNotice({ kind: "case-opened", category: "contract" })];
    const person = await open();
    await screen.findByText(/진행 상태가/);
    expect(screen.queryByText("알림은 90일 동안 보관됩니다.")).toBeNull();
    await person.click(screen.getByRole("button", { name: "이전 알림 더 보기" }));
    expect(await screen.findByText("사건이 접수되었습니다")).toBeTruthy();
    expect(await screen.findByText("알림은 90일 동안 보관됩니다.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "이전 알림 더 보기" })).toBeNull();
  });

  it("says that it is empty, and that it could not be loaded, with a retry", async () => {
    isDown = true;
    const person = await open();
    await screen.findByText("알림을 불러오지 못했습니다");
    isDown = false;
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByText("아직 받은 알림이 없습니다")).toBeTruthy();
  });
});
