import type { CaseCounts, InquiryCounts } from "@legal/contracts";
import { admin, renderPages } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { DeskNavigation } from "./desk-navigation.tsx";
import { Dashboard } from "../features/dashboard/dashboard.tsx";
import { Statistics } from "../features/statistics/statistics.tsx";
import { catalogues } from "../testing/catalogues.ts";
import { useDeskView } from "../view-state/use-desk-view.ts";

const UNREAD_ROOM = crypto.randomUUID();
const counts: CaseCounts = {
  tabs: { all: 1204, urgent: 3, 준비중: 10, 작성중: 20, 발송완료: 30, 법원접수: 40, 종료: 1000, 거래취소: 100 },
  total: 1200,
  active: 100,
  completed: 1000,
  cancelled: 100,
  waiting: { customers: 11, since: new Date(Date.now() - 2 * 3_600_000 - 60_000).toISOString() },
  unreadMessages: 120,
  firstUnreadRoomId: UNREAD_ROOM,
};
const inquiries: InquiryCounts = { total: 9, unread: 2, byStatus: { pending: 7, contacted: 1, resolved: 1 } };
const views = ["payment-order", "certified-mail", "complaint", "lawsuit", "objection", "seizure"].map(
  (serviceType, index) => ({ serviceType, count: 600 - 100 * index }),
);

const answers: Record<string, unknown> = {
  "/api/auth/me": admin,
  "/api/chat-rooms/counts": counts,
  "/api/inquiries/counts": inquiries,
  "/api/danger-notices": [],
  "/api/documents/counts": { byState: { draft: 9, "intake-complete": 2, "client-review": 4, revision: 1 } },
  "/api/analytics/page-views": views,
  "/api/analytics/site-visits": [],
};
const down = new Set<string>();

beforeAll(() => {
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    const body = JSON.stringify(answers[pathname] ?? null);
    return Promise.resolve(new Response(body, { status: down.has(pathname) ? 503 : 200 }));
  };
});
beforeEach(() => down.clear());

const Desk = () => {
  const { view, showView } = useDeskView();
  return (
    <>
      <DeskNavigation view={view} onChange={showView} />
      <Dashboard onShow={showView} />
      <Statistics />
    </>
  );
};
const show = async () => (await renderPages(<Desk />, "/admin", catalogues)).person;
const address = () => screen.getByLabelText("address").textContent;
const card = (name: RegExp) => screen.findByRole("button", { name });

describe("the views of the desk", () => {
  it("show how many cases are in each, how many inquiries are pending, and how many documents wait for the office", async () => {
    await show();
    const places = within(screen.getByRole("navigation", { name: catalogues.ko["admin.navigation"] }));
    await places.findByRole("button", { name: "문의 7" });
    await places.findByRole("button", { name: "문서 3" });
    expect(places.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "대시보드",
      "위기 알림0",
      "긴급3",
      "전체 채팅방1,204",
      "준비중10",
      "작성중20",
      "발송완료30",
      "법원접수40",
      "종료1,000",
      "거래취소100",
      "문서3",
      "문의7",
      "답변 문구",
      "공휴일",
      "변호사",
      "열람 기록",
      "알림 설정",
      "보안",
    ]);
  });
});

describe("the dashboard", () => {
  it("counts all, active, completed, cancelled, urgent and unread, and inquiries that wait", async () => {
    await show();
    for (const name of [
      /^긴급 사건 ?3$/,
      /^읽지 않은 메시지 ?120$/,
      /^대기중 문의 ?7$/,
      /^전체 사건 ?1,200$/,
      /^완료 ?1,000$/,
    ])
      expect(await card(name)).toBeTruthy();
    expect(screen.getByText("진행 중").parentElement?.textContent).toBe("진행 중100");
  });

  it("leads from the customers who wait, and for how long, to their cases", async () => {
    const person = await show();
    await person.click(await card(/^답변을 기다리는 고객 ?2시간째 답변 대기 ?11$/));
    expect(address()).toBe("/admin?tab=all&filter=unanswered");
  });

  it("leads from what is unread to the first room that has some", async () => {
    const person = await show();
    await person.click(await card(/읽지 않은 메시지/));
    expect(address()).toBe(`/chat/${UNREAD_ROOM}`);
    expect(screen.getByLabelText("way back").textContent).toBe("desk");
  });

  it.each([
    [/긴급 사건/, "urgent"],
    [/대기중 문의/, "inquiries"],
    [/^완료/, "closed"],
  ])("leads from the number of %s to what it counts", async (name, tab) => {
    const person = await show();
    await person.click(await card(name));
    expect(address()).toBe(`/admin?tab=${tab}`);
  });

  it("shows the five services that were looked at most, all of them in a table, and the sum", async () => {
    await show();
    expect(await screen.findByText("서비스 페이지 조회수 2,100회")).toBeTruthy();
    const bars = screen.getAllByRole("listitem").filter(({ textContent }) => /\d00$/.test(textContent ?? ""));
    expect(bars.filter((bar) => !bar.closest("nav")).map(({ textContent }) => textContent?.trim())).toEqual([
      "지급명령 600",
      "내용증명 500",
      "소장 작성 400",
      "민사소송 300",
      "이의신청 200",
    ]);
    expect(screen.getByText("압류", { exact: true })).toBeTruthy();
  });

  it("says what cannot be loaded, each for itself, and tries again", async () => {
    down.add("/api/analytics/page-views");
    const person = await show();
    expect(await screen.findByText(catalogues.ko["admin.statistics.failed"])).toBeTruthy();
    expect(await card(/^전체 사건 ?1,200$/)).toBeTruthy();
    down.clear();
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(screen.queryByText(catalogues.ko["admin.statistics.failed"])).toBeNull());
  });
});
