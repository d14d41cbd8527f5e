import type { AiConversation, DangerNotice } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { admin, provideModalDialogs, renderPages } from "@legal/web-kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { DeskNavigation } from "./desk-navigation.tsx";
import { catalogues } from "../testing/catalogues.ts";
import { DangerAlarm } from "../features/danger/danger-alarm.tsx";
import { DangerPanel } from "../features/danger/danger-panel.tsx";

const AT = "2026-11-23T01:00:00.000Z";
const ROOM = crypto.randomUUID();
let notices: DangerNotice[] = [];
let refuses = false;
let isDown = false;
let pageSize = 50;

const makeNotice = (part: Partial<DangerNotice> = {}): DangerNotice => ({
  id: crypto.randomUUID(),
  customer: { id: crypto.randomUUID(), name: "김민지" },
  conversationId: crypto.randomUUID(),
  createdAt: AT,
  lastAt: AT,
  acknowledgedBy: null,
  acknowledgedAt: null,
  rooms: [{ id: ROOM, serviceType: "payment-order" }],
  ...part,
});

const conversationOf = (notice: DangerNotice, id: string, dangerReportedAt?: string): AiConversation => ({
  id,
  userId: notice.customer.id,
  chatRoomId: null,
  serviceType: dangerReportedAt ? "payment-order" : "complaint",
  messages: [],
  createdAt: AT,
  updatedAt: AT,
  ...(dangerReportedAt && { dangerReportedAt }),
});

const ACKNOWLEDGED = { acknowledgedBy: { id: admin.id, name: "이변호" }, acknowledgedAt: AT };
const OPEN = { acknowledgedBy: null, acknowledgedAt: null };

const change = (id: string, part: Partial<DangerNotice>): unknown => {
  if (refuses) return undefined;
  notices = notices.map((one) => (one.id === id ? { ...one, ...part } : one));
  return notices.find((one) => one.id === id);
};
/** Newest first, as the server lists them. */
const arrive = (name: string): void => {
  notices = [makeNotice({ customer: { id: crypto.randomUUID(), name } }), ...notices];
  realtime.emitLocally("danger-notices-changed", undefined);
};

const listed = (query: URLSearchParams) =>
  notices.filter(({ acknowledgedBy }) => query.get("open") !== "true" || acknowledgedBy === null);

const answerTo = (method: string, { pathname, searchParams }: URL): unknown => {
  if (pathname === "/api/auth/me") return admin;
  if (method === "POST") return change(pathname.split("/")[3] ?? "", ACKNOWLEDGED);
  if (method === "DELETE") return change(pathname.split("/")[3] ?? "", OPEN);
  if (pathname === "/api/danger-notices" && isDown) return undefined;
  if (pathname === "/api/danger-notices") return listed(searchParams).slice(0, pageSize);
  const [about] = notices;
  if (!about || !pathname.startsWith("/api/ai/conversations/")) return null;
  // The one in which it was written is on a later page, unless it is asked for.
  const isAsked = searchParams.get("conversationId") === about.conversationId;
  return [
    ...(isAsked ? [conversationOf(about, about.conversationId, AT)] : []),
    conversationOf(about, crypto.randomUUID()),
  ];
};

beforeAll(() => {
  provideModalDialogs();
  globalThis.scrollTo = () => undefined;
  globalThis.fetch = (input, init) => {
    const { url, method } = new Request(input, init);
    const address = new URL(url);
    const body = answerTo(method, address);
    const isCut = address.pathname === "/api/danger-notices" && listed(address.searchParams).length > pageSize;
    const headers: HeadersInit = isCut ? { "x-next-cursor": "next" } : {};
    const status = body === undefined ? 503 : 200;
    return Promise.resolve(new Response(JSON.stringify(body ?? null), { status, headers }));
  };
});
beforeEach(() => {
  notices = [makeNotice()];
  refuses = false;
  isDown = false;
  pageSize = 50;
});

const show = async () =>
  (
    await renderPages(
      <>
        <DangerAlarm />
        <DeskNavigation view="danger" onChange={() => undefined} />
        <DangerPanel />
      </>,
      "/admin",
      catalogues,
    )
  ).person;
/** How much of each row is seen, as the browser would say it. */
const watchViews = () => {
  const views = new Map<Element, (isIntersecting: boolean) => void>();
  globalThis.IntersectionObserver = class {
    readonly #notify: (entries: object[]) => void;
    constructor(notify: (entries: object[]) => void) {
      this.#notify = notify;
    }
    observe(target: Element) {
      views.set(target, (isIntersecting) => this.#notify([{ target, isIntersecting }]));
    }
    disconnect() {
      views.clear();
    }
  } as unknown as typeof IntersectionObserver;
  return views;
};
afterEach(() => void Reflect.deleteProperty(globalThis, "IntersectionObserver"));

/** One of the first hour, older than those that arrive. */
const noticeOf = (minute: number, name: string) =>
  makeNotice({ createdAt: `2026-11-23T00:0${minute}:00.000Z`, customer: { id: crypto.randomUUID(), name } });

const box = () => screen.findByRole("region", { name: "위기 알림 목록" });

describe("a customer who may be in danger", () => {
  it("is above everything else: who, when, the conversation, the rooms, and read out", async () => {
    await show();
    const alarm = within(await box());
    expect(alarm.getByText("김민지")).toBeTruthy();
    expect(alarm.getByText(/2026\. 11\. 23\./)).toBeTruthy();
    expect(alarm.getByRole("link", { name: "지급명령" }).getAttribute("href")).toBe(`/chat/${ROOM}`);
    expect(screen.getByRole("alert").textContent).toBe("안전을 확인해야 할 고객이 1명 있습니다");
    expect(screen.getByRole("button", { name: "위기 알림 1" })).toBeTruthy();
  });

  it("about the reader is left to a colleague", async () => {
    notices = [makeNotice({ customer: { id: admin.id, name: "박담당" } })];
    await show();
    const alarm = within(await box());
    expect(await alarm.findByText(/^동료가 확인할 알림입니다/)).toBeTruthy();
    expect(alarm.queryByRole("button", { name: "확인했습니다" })).toBeNull();
  });

  it("has two cases of one service told apart by their numbers", async () => {
    const rooms = ["2026-000123", "2026-000124"].map((caseNumber) => ({
      id: crypto.randomUUID(),
      serviceType: "payment-order",
      caseNumber,
    }));
    notices = [makeNotice({ rooms })];
    await show();
    const links = within(await box()).getAllByRole("link", { name: /지급명령/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("2026-000123"),
      expect.stringContaining("2026-000124"),
    ]);
  });

  it("leads to the conversation in which it was written, marked, before the others", async () => {
    const person = await show();
    await person.click(within(await box()).getByRole("button", { name: "AI 상담" }));
    const dialog = within(await screen.findByRole("dialog", { name: "김민지님의 AI 상담" }));
    const [first, second] = await dialog.findAllByRole("group");
    expect(first?.textContent).toContain("위험을 알림");
    expect(second?.textContent).not.toContain("위험을 알림");
  });

  it("leads to the room where it was written in one", async () => {
    notices = [makeNotice({ roomId: ROOM, conversationId: ROOM })];
    await show();
    const alarm = within(await box());
    expect(alarm.getByRole("link", { name: "적은 채팅방 열기" }).getAttribute("href")).toBe(`/chat/${ROOM}`);
    expect(alarm.queryByRole("button", { name: "AI 상담" })).toBeNull();
  });

  it.each(["적은 채팅방 열기", "지급명령"])("leads by %s to a room whose way back leads to the alarm", async (name) => {
    notices = [makeNotice({ roomId: ROOM, conversationId: ROOM })];
    const person = await show();
    await person.click(within(await box()).getByRole("link", { name }));
    expect(screen.getByLabelText("address").textContent).toBe(`/chat/${ROOM}`);
    expect(screen.getByLabelText("way back").textContent).toBe("desk");
  });

  it("says that words typed for a recommendation are not kept", async () => {
    const [notice] = notices as [DangerNotice];
    notices = [makeNotice({ customer: notice.customer, conversationId: notice.customer.id })];
    await show();
    const alarm = within(await box());
    expect(alarm.getByText("서비스 추천에 적은 글이라 내용은 보관되지 않습니다.")).toBeTruthy();
    expect(alarm.queryByRole("button", { name: "AI 상담" })).toBeNull();
  });

  it("stays until it is acknowledged; then the list says who did and when", async () => {
    const person = await show();
    await person.click(within(await box()).getByRole("button", { name: "확인했습니다" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "위기 알림 목록" })).toBeNull());
    expect(await screen.findByText(/^이변호님이 2026\. 11\. 23\..*에 확인$/)).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(screen.getByRole("button", { name: "위기 알림 0" })).toBeTruthy();
  });

  it("stays, and says so, when that cannot be saved", async () => {
    refuses = true;
    const person = await show();
    await person.click(within(await box()).getByRole("button", { name: "확인했습니다" }));
    expect(await screen.findByText("확인을 저장하지 못했습니다. 다시 눌러주세요.")).toBeTruthy();
    expect(await box()).toBeTruthy();
  });

  it("appears as soon as the server says so", async () => {
    notices = [];
    await show();
    expect(await screen.findByText("위기 알림이 없습니다")).toBeTruthy();
    notices = [makeNotice()];
    realtime.emitLocally("danger-notices-changed", undefined);
    expect(await box()).toBeTruthy();
  });

  it("keeps its place in the alarm: one that comes is behind it, and one that is acknowledged stays until it is cleared", async () => {
    const person = await show();
    const alarm = within(await box());
    const names = () => alarm.getAllByText(/^(김민지|박새로)$/).map((name) => name.textContent);
    arrive("박새로");
    await alarm.findByText("박새로");
    expect(names()).toEqual(["김민지", "박새로"]);
    await person.click(alarm.getAllByRole("button", { name: "확인했습니다" })[0] as HTMLElement);
    expect(await alarm.findByText("목록에서 빠짐")).toBeTruthy();
    expect(names()).toEqual(["김민지", "박새로"]);
    expect(notices.map(({ acknowledgedBy }) => acknowledgedBy === null)).toEqual([true, false]);
    await person.click(alarm.getByRole("button", { name: "빠진 알림 1건 정리하기" }));
    expect(names()).toEqual(["박새로"]);
  });

  it("is not called gone while it is open, however many are: the oldest keeps its button", async () => {
    pageSize = 3;
    notices = [noticeOf(3, "김민지"), noticeOf(2, "이도윤"), noticeOf(1, "김오래"), noticeOf(0, "서먼저")];
    const person = await show();
    const alarm = within(await box());
    arrive("박새로");
    await alarm.findByText("박새로");
    expect(screen.getByRole("alert").textContent).toBe("안전을 확인해야 할 고객이 3명 이상 있습니다");
    expect(screen.getByRole("button", { name: "위기 알림 3+" })).toBeTruthy();
    expect(alarm.queryByText("목록에서 빠짐")).toBeNull();
    const oldest = within(alarm.getByText("김오래").closest("li") ?? document.body);
    await person.click(oldest.getByRole("button", { name: "확인했습니다" }));
    expect(await oldest.findByText("목록에서 빠짐")).toBeTruthy();
    expect(oldest.queryByRole("button", { name: "확인했습니다" })).toBeNull();
    expect(alarm.getByRole("button", { name: "빠진 알림 1건 정리하기" })).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    expect(await oldest.findByRole("button", { name: "확인했습니다" })).toBeTruthy();
    expect(alarm.queryByText("목록에서 빠짐")).toBeNull();
    notices = notices.filter(({ customer }) => customer.name !== "김민지");
    arrive("한가람");
    const left = await alarm.findByText("목록에서 빠짐");
    expect(left.closest("li")?.textContent).toContain("김민지");
    expect(alarm.getAllByText("목록에서 빠짐")).toHaveLength(1);
  });

  it("that comes below what is seen of the alarm is offered there, until it is scrolled to", async () => {
    const views = watchViews();
    const person = await show();
    const alarm = within(await box());
    arrive("박새로");
    const row = (await alarm.findByText("박새로")).closest("li") as HTMLElement;
    expect([...views.keys()]).toEqual([row]);
    act(() => views.get(row)?.(false));
    let isScrolled = false;
    row.scrollIntoView = () => {
      isScrolled = true;
    };
    await person.click(alarm.getByRole("button", { name: "새 위기 알림 1건 보기" }));
    expect(isScrolled).toBe(true);
    act(() => views.get(row)?.(true));
    expect(alarm.queryByRole("button", { name: "새 위기 알림 1건 보기" })).toBeNull();
  });

  it("is not offered as new where it is older than all that were shown", async () => {
    const views = watchViews();
    pageSize = 2;
    notices = [noticeOf(3, "김민지"), noticeOf(2, "이도윤"), noticeOf(1, "김오래")];
    const person = await show();
    const alarm = within(await box());
    expect(alarm.queryByText("김오래")).toBeNull();
    await person.click(alarm.getAllByRole("button", { name: "확인했습니다" })[0] as HTMLElement);
    const old = (await alarm.findByText("김오래")).closest("li") as HTMLElement;
    act(() => views.get(old)?.(false));
    expect(alarm.getByRole("button", { name: "빠진 알림 1건 정리하기" })).toBeTruthy();
    expect(alarm.queryByRole("button", { name: /새 위기 알림/ })).toBeNull();
  });

  it("is open again when an acknowledgement that was a mistake is taken back", async () => {
    const person = await show();
    await person.click(within(await box()).getByRole("button", { name: "확인했습니다" }));
    expect(await screen.findByText("김민지님의 위기 알림을 확인했습니다")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("region", { name: "위기 알림 목록" })).toBeNull());
    refuses = true;
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    expect(await screen.findByText(/되돌리지 못했습니다/)).toBeTruthy();
    refuses = false;
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    expect(await screen.findByText("이전으로 되돌렸습니다")).toBeTruthy();
    expect(within(await box()).getByRole("button", { name: "확인했습니다" })).toBeTruthy();
  });

  it("stays where it is in the list: one that comes waits to be shown, and a refresh that fails is a line", async () => {
    const person = await show();
    await box();
    expect(await screen.findAllByText("김민지")).toHaveLength(2);
    arrive("박새로");
    const more = await screen.findByRole("button", { name: "새 위기 알림 1건 보기" });
    expect(screen.getAllByText("박새로")).toHaveLength(1);
    await person.click(more);
    expect(screen.getAllByText("박새로")).toHaveLength(2);
    isDown = true;
    realtime.emitLocally("danger-notices-changed", undefined);
    expect(await screen.findAllByText("목록을 새로 고치지 못했습니다")).toHaveLength(2);
    expect(screen.getAllByText("김민지")).toHaveLength(2);
    expect(screen.queryByText("위기 알림을 불러오지 못했습니다")).toBeNull();
  });
});
