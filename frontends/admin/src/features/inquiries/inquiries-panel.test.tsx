import type { Inquiry } from "@legal/contracts";
import type { InquiryStatus } from "@legal/contracts/constants";
import { realtime } from "@legal/web-kit";
import { admin, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { useLiveInquiries } from "../../api/use-live-inquiries.ts";
import { catalogues } from "../../testing/catalogues.ts";
import { InquiriesPanel } from "./inquiries-panel.tsx";

const ID = "01970000-0000-7000-8000-0000000000d1";
const TAKEN = "다른 사람이 먼저 바꿨습니다";
let server: ApiServer;
let inquiry: Inquiry;
let inquiries: Inquiry[];
let fails: boolean;
/** Answers without the inquiry, which no longer belongs to the list. */
let listsWithout: number;

beforeEach(async () => {
  listsWithout = 0;
  fails = false;
  inquiry = {
    id: ID,
    name: "김문의",
    email: "ask@example.com",
    phone: null,
    serviceType: null,
    message: "상담을 받고 싶습니다.",
    status: "pending",
    createdAt: "2026-11-20T01:00:00.000Z",
    userId: null,
    language: "ko",
    isRead: false,
  };
  inquiries = [inquiry];
  const all = () => inquiries.map((one) => (one.id === ID ? inquiry : one));
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: admin }),
    "GET /api/inquiries?": () => ({ body: all() }),
    "GET /api/inquiries?status=pending": () => {
      if (fails) return { status: 503 };
      const pending = all().filter(({ status }) => status === "pending");
      if (pending.length < inquiries.length) listsWithout += 1;
      return { body: pending };
    },
    [`PATCH /api/inquiries/${ID}/status`]: ({ body }) => {
      const { status, from = inquiry.status } = JSON.parse(body) as { status: InquiryStatus; from?: InquiryStatus };
      if (from !== inquiry.status) return { status: 409, body: { code: "CONFLICT", message: TAKEN, requestId: "r" } };
      inquiry = { ...inquiry, status, isRead: true };
      return { body: inquiry };
    },
    [`PATCH /api/inquiries/${ID}/read`]: ({ body }) => {
      inquiry = { ...inquiry, ...(JSON.parse(body) as { isRead: boolean }) };
      return { body: inquiry };
    },
  });
});
afterEach(() => server.stop());

const Desk = () => {
  useLiveInquiries();
  return <InquiriesPanel search="" onSearch={() => undefined} />;
};

const open = async () => {
  const { person } = await renderPages(<Desk />, "/", catalogues);
  return { person, select: await screen.findByRole<HTMLSelectElement>("combobox", { name: "진행 상태" }) };
};

describe("the undo of an inquiry's status", () => {
  it("makes one that was new new again", async () => {
    const { person, select } = await open();
    await person.selectOptions(select, "해결");
    expect(await screen.findByText("진행 상태를 바꿨습니다: 해결")).toBeTruthy();
    expect(inquiry).toMatchObject({ status: "resolved", isRead: true });
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    expect(await screen.findByText("이전으로 되돌렸습니다")).toBeTruthy();
    expect(inquiry).toMatchObject({ status: "pending", isRead: false });
    await waitFor(() => expect(select.value).toBe("pending"));
  });

  it("leaves what a colleague has set since", async () => {
    const { person, select } = await open();
    await person.selectOptions(select, "해결");
    const undo = await screen.findByRole("button", { name: "되돌리기" });
    inquiry = { ...inquiry, status: "contacted" };
    await person.click(undo);
    expect(await screen.findByText(TAKEN)).toBeTruthy();
    await waitFor(() => expect(select.value).toBe("contacted"));
  });
});

describe("a colleague's status that the page has not received", () => {
  it("stays, and is shown with the reason", async () => {
    const { person, select } = await open();
    inquiry = { ...inquiry, status: "resolved", isRead: true };
    await person.selectOptions(select, "연락완료");
    expect(await screen.findByText(TAKEN)).toBeTruthy();
    await waitFor(() => expect(select.value).toBe("resolved"));
    expect(inquiry.status).toBe("resolved");
    expect(screen.queryByRole("button", { name: "되돌리기" })).toBeNull();
  });
});

describe("an inquiry whose new status is another than the list's", () => {
  const openPending = async () => {
    const { person, select } = await open();
    await person.click(screen.getByRole("button", { name: /^대기/ }));
    await person.selectOptions(await screen.findByRole("combobox", { name: "진행 상태" }), "해결");
    const card = await screen.findByRole("article", { description: "이 목록 대상 아님\u00a0· 진행 상태 해결" });
    return { person, select, card };
  };

  it("stays where it is with the reason until the list is asked for without it", async () => {
    const { person, card } = await openPending();
    await waitFor(() => expect(listsWithout).toBeGreaterThan(0));
    expect(screen.getByRole("article")).toBe(card);
    expect(screen.getByLabelText("address").textContent).toMatch(/[?&]status=pending$/);
    await person.click(screen.getByRole("button", { name: "빠진 문의 1건 정리하기" }));
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.queryByRole("button", { name: /빠진 문의/ })).toBeNull();
  });

  it("belongs to it again once the change is undone", async () => {
    const { person, card } = await openPending();
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    expect(await screen.findByText("이전으로 되돌렸습니다")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/이 목록 대상 아님/)).toBeNull());
    expect(screen.getByRole("article")).toBe(card);
  });
});

describe("what colleagues do to a list that is shown", () => {
  const other = (n: number, part: Partial<Inquiry> = {}): Inquiry => ({
    ...inquiry,
    id: `01970000-0000-7000-8000-0000000000e${n}`,
    name: `문의${n}`,
    ...part,
  });
  const shown = () => screen.queryAllByRole("article").map((card) => card.getAttribute("aria-label"));
  const openPending = async () => {
    inquiries = [other(3), other(2), other(1)];
    const opened = await renderPages(<Desk />, "/", catalogues);
    await opened.person.click(await screen.findByRole("button", { name: /^대기/ }));
    await waitFor(() => expect(shown()).toHaveLength(3));
    return { person: opened.person, before: shown() };
  };
  const change = (id: string, part: Partial<Inquiry>) => {
    inquiries = inquiries.map((one) => (one.id === id ? { ...one, ...part } : one));
  };

  it("leaves its rows where they are, and says of one that left what its status is", async () => {
    const { person, before } = await openPending();
    change(other(2).id, { status: "contacted", isRead: true });
    act(() => realtime.emitLocally("inquiries-changed", { inquiryId: other(2).id, status: "contacted" }));
    expect(await screen.findByText("이 목록 대상 아님 · 진행 상태 연락완료")).toBeTruthy();
    await waitFor(() => expect(listsWithout).toBeGreaterThan(0));
    expect(shown()).toEqual(before);
    await person.click(screen.getByRole("button", { name: "빠진 문의 1건 정리하기" }));
    expect(shown()).toEqual([before[0], before[2]]);
  });

  it("leaves them also where no more is known than that one is missing", async () => {
    const { before } = await openPending();
    change(other(3).id, { status: "resolved" });
    act(() => realtime.emitLocally("inquiries-changed", undefined));
    expect(await screen.findByText("이 목록 대상 아님 · 그사이 바뀜")).toBeTruthy();
    expect(shown()).toEqual(before);
  });

  it("lets new ones wait until they are asked for", async () => {
    const { person, before } = await openPending();
    inquiries = [other(5), other(4), ...inquiries];
    act(() => realtime.emitLocally("inquiries-changed", undefined));
    const news = await screen.findByRole("button", { name: "새 문의 2건 보기" });
    expect(shown()).toEqual(before);
    await person.click(news);
    expect(shown()).toEqual(["문의5님의 문의", "문의4님의 문의", ...before]);
  });

  it("says in one line that a refresh failed", async () => {
    const { before } = await openPending();
    fails = true;
    act(() => realtime.emitLocally("inquiries-changed", undefined));
    expect(await screen.findByText("목록을 새로 고치지 못했습니다")).toBeTruthy();
    expect(screen.queryByText("문의 목록을 불러오지 못했습니다")).toBeNull();
    expect(shown()).toEqual(before);
  });
});
