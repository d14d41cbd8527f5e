import type { ChatRoom, StatusResult } from "@legal/contracts";
import { CASE_TABS, type CaseStatus } from "@legal/contracts/constants";
import { baseApi, realtime, useAppDispatch } from "@legal/web-kit";
import { admin, makeRoom, member, renderPages } from "@legal/web-kit/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useDeskView } from "../../view-state/use-desk-view.ts";
import { catalogues } from "../../testing/catalogues.ts";
import { CasesPanel } from "./cases-panel.tsx";

const TOTAL = 500;
const LIMIT = 50;
let rooms: ChatRoom[] = [];
const asked: URL[] = [];
/** Answers that a test delays, by search text. */
const held = new Map<string, Promise<void>>();
/** A refusal that answers a change. */
let failure: { status: number; body: unknown } | undefined;
/** Whether lists cannot be read. */
let down = false;

const ASKED_AT = new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString();

const nameOf = (index: number) => `고객${String(index).padStart(3, "0")}`;
const find = (id: string) => rooms.find((room) => room.id === id);

const listed = (url: URL) => {
  const { search = "", cursor = "0", filter, assignee } = Object.fromEntries(url.searchParams);
  const fitting = rooms.filter(
    (room) =>
      room.caseStatus === "준비중" &&
      (room.user?.displayName ?? "").includes(search) &&
      (!filter?.includes("noDeadline") || room.deadline === null) &&
      (!filter?.includes("unanswered") || room.waitingSince) &&
      (!assignee || room.assignee?.id === assignee),
  );
  const from = Number(cursor);
  const next = from + LIMIT < fitting.length ? { "x-next-cursor": String(from + LIMIT) } : undefined;
  return { body: fitting.slice(from, from + LIMIT), headers: next };
};

const set = (id: string, part: Partial<ChatRoom>): ChatRoom => {
  rooms = rooms.map((room) => (room.id === id ? { ...room, ...part, version: room.version + 1 } : room));
  return find(id) as ChatRoom;
};

interface Wish {
  id: string;
  caseStatus: CaseStatus;
  version: number;
  reason?: string;
}

const changeOne = ({ id, caseStatus, version, reason = "" }: Wish): StatusResult => {
  const room = find(id) as ChatRoom;
  if (room.version !== version) return { ok: false, id, code: "CASE_CHANGED", message: "먼저 바뀜", room };
  return { ok: true, id, from: room.caseStatus, room: set(id, { caseStatus, statusReason: reason || null }) };
};

const answer = async (
  request: Request,
): Promise<{ status?: number; body: unknown; headers?: Record<string, string> | undefined }> => {
  const url = new URL(request.url);
  const path = url.pathname.replace("/api", "");
  asked.push(url);
  if (path === "/auth/me") return { body: admin };
  if (path === "/chat-rooms" && down) return { status: 503, body: null };
  if (path === "/chat-rooms") {
    await held.get(url.searchParams.get("search") ?? "");
    return listed(url);
  }
  if (path === "/chat-rooms/counts")
    return { body: { tabs: Object.fromEntries(CASE_TABS.map((tab) => [tab, TOTAL])) } };
  if (path === "/chat-rooms/matches") return { body: { count: 1000, capped: true } };
  if (path === "/chat-rooms/staff") return { body: [{ id: admin.id, name: "관리자" }] };
  if (path === "/chat-rooms/statuses") {
    const { changes } = (await request.json()) as { changes: Wish[] };
    return { body: changes.map(changeOne) };
  }
  const [, , id = "", what] = path.split("/");
  if (failure) return failure;
  if (what === "status") {
    const result = changeOne({ id, ...((await request.json()) as Omit<Wish, "id">) });
    if (result.ok) return { body: result.room };
    return { status: 409, body: { code: result.code, message: result.message, requestId: "r", current: result.room } };
  }
  if (what === "deadline") {
    const { deadline } = (await request.json()) as { deadline: string };
    return { body: set(id, { deadline }) };
  }
  if (what === "waiting") {
    const { waiting } = (await request.json()) as { waiting: boolean };
    return { body: set(id, { waitingSince: waiting ? ASKED_AT : null }) };
  }
  return { status: 404, body: null };
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom lays nothing out.
  Object.defineProperty(HTMLElement.prototype, "offsetHeight", { configurable: true, value: 160 });
  globalThis.scrollTo = () => undefined;
  globalThis.fetch = async (input, init) => {
    const { status = 200, body, headers } = await answer(new Request(input, init));
    return new Response(JSON.stringify(body), { status, ...(headers && { headers }) });
  };
});
beforeEach(() => {
  asked.length = 0;
  held.clear();
  failure = undefined;
  down = false;
  rooms = Array.from({ length: TOTAL }, (_, index) =>
    makeRoom({
      user: { ...member, displayName: nameOf(index) },
      createdAt: new Date(Date.UTC(2026, 10, 1) - index * 60_000).toISOString(),
      deadline: index % 2 === 0 ? null : "2026-12-01",
      assignee: index === 3 ? { id: admin.id, name: "관리자" } : null,
    }),
  );
});

const Desk = () => {
  const { search, filters, changeSearch, changeFilters } = useDeskView();
  const dispatch = useAppDispatch();
  return (
    <>
      <CasesPanel view="prep" search={search} filters={filters} onSearch={changeSearch} onFilter={changeFilters} />
      <button type="button" onClick={() => dispatch(baseApi.util.invalidateTags(["ChatRoom"]))}>
        refresh
      </button>
    </>
  );
};

const open = async (address = "/admin?tab=prep") => {
  const { person } = await renderPages(<Desk />, address, catalogues);
  await screen.findAllByRole("article");
  return person;
};
const shown = () => screen.queryAllByRole("article").map((card) => card.getAttribute("aria-label"));
const card = (index: number) => screen.findByRole("article", { name: new RegExp(nameOf(index)) });

const giveReason = async (person: Awaited<ReturnType<typeof open>>, reason: string) => {
  const dialog = within(await screen.findByRole("dialog"));
  await person.type(dialog.getByRole("textbox", { name: /사유/ }), reason);
  await person.click(dialog.getByRole("button", { name: /변경$/ }));
};
const undo = async (person: Awaited<ReturnType<typeof open>>) =>
  person.click(await screen.findByRole("button", { name: "되돌리기" }));

it("holds at most sixty cases of a long list in the page, each with its place", async () => {
  await open();
  expect(shown().length).toBeLessThanOrEqual(60);
  expect((await card(0)).getAttribute("aria-posinset")).toBe("1");
  expect(screen.getByRole("feed", { name: "사건 목록" })).toBeTruthy();
  expect(await screen.findByText("500건")).toBeTruthy();
});

describe("searching", () => {
  it("shows the answer to what was typed last, in whatever order answers come", async () => {
    const person = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set("고객00", promise);
    const field = screen.getByRole("searchbox");
    await person.type(field, "고객00");
    await waitFor(() => expect(asked.some((url) => url.searchParams.get("search") === "고객00")).toBe(true));
    await person.type(field, "7");
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining("고객007")]));
    resolve();
    expect(await screen.findByText("1,000건 이상")).toBeTruthy();
    expect(shown()).toEqual([expect.stringContaining("고객007")]);
  });

  it("keeps search and filters in the address", async () => {
    const person = await open();
    await person.click(screen.getByRole("button", { name: "내 사건" }));
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining("고객003")]));
    await person.click(screen.getByRole("button", { name: "마감일 없음" }));
    expect(await screen.findByText("조건에 맞는 사건이 없습니다")).toBeTruthy();
    expect(screen.getByLabelText("address").textContent).toBe("/admin?tab=prep&mine=1&filter=noDeadline");
  });

  it("combines filters, and keeps them and the order in the address", async () => {
    const person = await open();
    set(rooms[4]?.id ?? "", { waitingSince: ASKED_AT });
    set(rooms[5]?.id ?? "", { waitingSince: ASKED_AT });
    await person.click(screen.getByRole("button", { name: "답변 필요" }));
    await person.click(screen.getByRole("button", { name: "마감일 없음" }));
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining("고객004")]));
    await person.selectOptions(screen.getByRole("combobox", { name: "정렬" }), "waiting");
    await waitFor(() => expect(asked.some((url) => url.searchParams.get("sort") === "waiting")).toBe(true));
    expect(screen.getByLabelText("address").textContent).toBe(
      "/admin?tab=prep&filter=noDeadline%2Cunanswered&sort=waiting",
    );
  });
});

describe("the keys", () => {
  it("go to the search, from case to case, to the chat, and list themselves", async () => {
    const person = await open();
    await person.keyboard("jj");
    expect(document.activeElement).toBe(await card(1));
    await person.keyboard("k");
    expect(document.activeElement).toBe(await card(0));
    const box = within(await card(2)).getByRole("checkbox");
    await person.click(box);
    expect(document.activeElement).toBe(box);
    await person.keyboard("?");
    const dialog = await screen.findByRole("dialog", { name: "단축키" });
    await person.keyboard("j");
    await person.click(within(dialog).getByRole("button", { name: "닫기" }));
    await person.keyboard("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    await person.keyboard("jo?");
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("jo?");
    const first = await card(0);
    act(() => first.focus());
    await person.keyboard("{Enter}");
    expect(screen.getByLabelText("address").textContent).toBe(`/chat/${rooms[0]?.id}`);
  });
});

it("the keys work with a Korean layout, and not while a syllable is composed", async () => {
  await open();
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);
  press({ key: "ㅓ", code: "KeyJ" });
  await waitFor(async () => expect(document.activeElement).toBe(await card(0)));
  press({ key: "ㅓ", code: "KeyJ", isComposing: true });
  press({ key: "ㅌ", code: "KeyX" });
  expect(screen.getByText("1건 선택")).toBeTruthy();
  press({ key: "?", code: "Slash", shiftKey: true });
  expect(await screen.findByRole("dialog", { name: "단축키" })).toBeTruthy();
});

describe("a customer who waits", () => {
  it("is shown with the last words and for how long, until staff say that no answer is needed, which can be undone", async () => {
    const [first] = rooms;
    set(first?.id ?? "", {
      waitingSince: ASKED_AT,
      lastWords: { content: "언제 끝나나요?", sentByAdmin: false, at: ASKED_AT },
      unreadOfStaff: { by: { [admin.id]: { unread: 2, readSeq: 1 } }, others: 9 },
    });
    const person = await open();
    const row = within(await card(0));
    expect(row.getByText("고객: 언제 끝나나요?")).toBeTruthy();
    expect(row.getByText("3시간째 답변 대기")).toBeTruthy();
    expect(row.getByRole("link", { name: /읽지 않은 메시지 2개/ })).toBeTruthy();
    await person.click(row.getByRole("button", { name: "답변 필요 없음" }));
    await waitFor(() => expect(row.queryByText("3시간째 답변 대기")).toBeNull());
    expect(row.getByText("고객: 언제 끝나나요?")).toBeTruthy();
    await undo(person);
    expect(await row.findByText("3시간째 답변 대기")).toBeTruthy();
  });
});

describe("a list that is shown", () => {
  const word = (room: ChatRoom) => act(() => realtime.announce("room-updated", room));

  it("keeps its rows where they are: new cases come when they are asked for", async () => {
    const person = await open();
    const before = shown();
    const fresh = makeRoom({ user: { ...member, displayName: "새고객" }, createdAt: new Date().toISOString() });
    word(fresh);
    word(makeRoom({ caseStatus: "작성중", createdAt: new Date().toISOString() }));
    const news = await screen.findByRole("button", { name: "새 사건 1건 보기" });
    expect(shown()).toEqual(before);
    await person.click(news);
    await waitFor(() => expect(shown()[0]).toContain("새고객"));
    expect(screen.queryByRole("button", { name: "새 사건 1건 보기" })).toBeNull();
  });

  it("updates a row in place, and puts the rows into order when that is asked for", async () => {
    const person = await open("/admin?tab=prep&sort=deadline");
    const order = shown();
    const [first] = rooms;
    word({ ...(first as ChatRoom), deadline: "2099-01-01", updatedAt: new Date().toISOString() });
    expect(await within(await card(0)).findByText("2099. 1. 1.")).toBeTruthy();
    expect(shown()).toEqual(order);
    await person.click(screen.getByRole("button", { name: "바뀐 순서로 보기" }));
    await waitFor(() => expect(shown()).not.toEqual(order));
  });

  it("says in one line that a refresh failed, and keeps the rows", async () => {
    const person = await open();
    const before = shown();
    down = true;
    await person.click(screen.getByRole("button", { name: "refresh" }));
    expect(await screen.findByText("목록을 새로 고치지 못했습니다")).toBeTruthy();
    expect(shown()).toEqual(before);
    down = false;
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(screen.queryByText("목록을 새로 고치지 못했습니다")).toBeNull());
  });
});

describe("a colleague who was quicker", () => {
  it("is shown, with the case as it is now", async () => {
    const person = await open();
    const [first] = rooms;
    set(first?.id ?? "", { caseStatus: "법원접수" });
    const status = within(await card(0)).getByRole("combobox", { name: "진행 상태" });
    await person.selectOptions(status, "작성중");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("먼저 바뀜 현재: 법원접수\u00A0· 마감일 없음\u00A0· 담당자 없음");
    await waitFor(() => expect(shown()).not.toContain(expect.stringContaining("고객000")));
    expect(find(first?.id ?? "")?.caseStatus).toBe("법원접수");
  });
});

describe("a change", () => {
  it("is undone from its message", async () => {
    const person = await open();
    const [first] = rooms;
    await person.selectOptions(within(await card(0)).getByRole("combobox", { name: "진행 상태" }), "작성중");
    await waitFor(() => expect(shown()[0]).toContain("고객001"));
    await undo(person);
    await waitFor(() => expect(find(first?.id ?? "")?.caseStatus).toBe("준비중"));
    expect(await card(0)).toBeTruthy();
    expect(await screen.findByText("이전으로 되돌렸습니다")).toBeTruthy();
  });

  it("is not undone where a colleague has changed the case since", async () => {
    const person = await open();
    const id = rooms[0]?.id ?? "";
    await person.selectOptions(within(await card(0)).getByRole("combobox", { name: "진행 상태" }), "작성중");
    await screen.findByRole("button", { name: "되돌리기" });
    set(id, { caseStatus: "법원접수" });
    await undo(person);
    expect((await screen.findByRole("alert")).textContent).toContain("먼저 바뀜 현재: 법원접수");
    expect(find(id)?.caseStatus).toBe("법원접수");
  });

  it("that ends a case asks for a reason, which the customer reads", async () => {
    const person = await open();
    const id = rooms[0]?.id ?? "";
    const status = () => card(0).then((row) => within(row).getByRole<HTMLSelectElement>("combobox", { name: "진행 상태" }));
    await person.selectOptions(await status(), "거래취소");
    const dialog = within(await screen.findByRole("dialog", { name: "‘거래취소’ 사유" }));
    await person.click(dialog.getByRole("button", { name: "‘거래취소’로 변경" }));
    expect(dialog.getByText("사유를 적어주세요")).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: "취소" }));
    expect((await status()).value).toBe("준비중");
    await person.selectOptions(await status(), "거래취소");
    await giveReason(person, "고객님의 요청입니다.");
    await waitFor(() => expect(find(id)).toMatchObject({ caseStatus: "거래취소", statusReason: "고객님의 요청입니다." }));
  });
});

describe("a change that fails without a word", () => {
  it("says that the status was not updated, and shows the old one", async () => {
    const person = await open();
    failure = { status: 500, body: null };
    const status = within(await card(0)).getByRole<HTMLSelectElement>("combobox", { name: "진행 상태" });
    await person.selectOptions(status, "작성중");
    expect((await screen.findByRole("alert")).textContent).toContain("오류상태 업데이트에 실패했습니다");
    await waitFor(() => expect(status.value).toBe("준비중"));
  });

  it("says that the deadline was not updated, and keeps what was typed", async () => {
    const person = await open();
    failure = { status: 500, body: null };
    const first = within(await card(0));
    await person.click(first.getByRole("button", { name: "마감일 지정" }));
    const date = first.getByLabelText<HTMLInputElement>("마감일");
    fireEvent.change(date, { target: { value: "2098-12-24" } });
    await person.click(first.getByRole("button", { name: "저장" }));
    expect((await screen.findByRole("alert")).textContent).toContain("오류마감일 업데이트에 실패했습니다");
    expect(await first.findByText("마감일 업데이트에 실패했습니다")).toBeTruthy();
    expect(date.value).toBe("2098-12-24");
  });
});

describe("a deadline", () => {
  it("takes the focus while it is edited and gives it back", async () => {
    const person = await open();
    const first = within(await card(0));
    await person.click(first.getByRole("button", { name: "마감일 지정" }));
    expect(document.activeElement).toBe(first.getByLabelText("마감일"));
    await person.click(first.getByRole("button", { name: "취소" }));
    expect(document.activeElement).toBe(first.getByRole("button", { name: "마감일 지정" }));
  });

  it("that has passed asks whether that is meant", async () => {
    const person = await open();
    const first = within(await card(0));
    await person.click(first.getByRole("button", { name: "마감일 지정" }));
    fireEvent.change(first.getByLabelText("마감일"), { target: { value: "2020-01-02" } });
    await person.click(first.getByRole("button", { name: "저장" }));
    expect((await first.findByRole("alert")).textContent).toContain("이미 지난 날짜입니다");
    expect(find(rooms[0]?.id ?? "")?.deadline).toBeNull();
    await person.click(first.getByRole("button", { name: "지난 날짜로 저장" }));
    await waitFor(() => expect(find(rooms[0]?.id ?? "")?.deadline).toBe("2020-01-02"));
    await undo(person);
    await waitFor(() => expect(find(rooms[0]?.id ?? "")?.deadline).toBeNull());
  });

  it("out of range is marked and not sent", async () => {
    const person = await open();
    const sent = () => asked.filter(({ pathname }) => pathname.endsWith("/deadline"));
    const first = within(await card(0));
    await person.click(first.getByRole("button", { name: "마감일 지정" }));
    fireEvent.change(first.getByLabelText("마감일"), { target: { value: "2199-12-24" } });
    await person.click(first.getByRole("button", { name: "저장" }));
    expect(await first.findByText("2000년부터 2099년 사이의 날짜를 입력해주세요")).toBeTruthy();
    expect(sent()).toEqual([]);
    fireEvent.change(first.getByLabelText("마감일"), { target: { value: "2099-12-24" } });
    await person.click(first.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it("that the server refuses shows the reason", async () => {
    const person = await open();
    const message = "이 날짜는 지정할 수 없습니다";
    const details = [{ path: "deadline", message }];
    failure = {
      status: 400,
      body: { code: "VALIDATION_FAILED", message: "다시 확인해주세요.", requestId: "r", details },
    };
    const first = within(await card(0));
    await person.click(first.getByRole("button", { name: "마감일 지정" }));
    fireEvent.change(first.getByLabelText("마감일"), { target: { value: "2098-12-24" } });
    await person.click(first.getByRole("button", { name: "저장" }));
    expect(await first.findByText(message)).toBeTruthy();
  });

  it("on a day off shows where a lawful period would end", async () => {
    const person = await open();
    const first = within(await card(0));
    await person.click(first.getByRole("button", { name: "마감일 지정" }));
    const date = first.getByLabelText("마감일");
    fireEvent.change(date, { target: { value: "2026-10-02" } });
    expect(first.queryByText(/휴일입니다/)).toBeNull();
    fireEvent.change(date, { target: { value: "2026-10-03" } });
    expect(first.getByText(/다음 평일인 2026\. 10\. 6\.에 끝납니다/)).toBeTruthy();
  });
});

describe("many cases at once", () => {
  it("get a status, and the former one back where it was not changed since", async () => {
    const person = await open();
    await person.keyboard("jxjxjx");
    expect(screen.getByText("3건 선택")).toBeTruthy();
    const [first, second, third] = rooms;
    set(third?.id ?? "", { deadline: "2027-01-01" });
    const bar = within(screen.getByRole("region", { name: "여러 사건 한 번에" }));
    await person.selectOptions(bar.getByRole("combobox"), "종료");
    await person.click(bar.getByRole("button", { name: "한 번에 변경" }));
    await giveReason(person, "모두 마쳤습니다.");
    expect((await bar.findByRole("status")).textContent).toBe(
      "2건의 진행 상태는 이제 ‘종료’입니다. 1건은 동료가 먼저 바꿔 그대로 두었습니다.",
    );
    await waitFor(() => expect(shown()[0]).toContain("고객002"));
    set(first?.id ?? "", { caseStatus: "거래취소" });
    await person.click(bar.getByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(find(second?.id ?? "")?.caseStatus).toBe("준비중"));
    expect(find(first?.id ?? "")?.caseStatus).toBe("거래취소");
    expect(await card(1)).toBeTruthy();
  });
});
