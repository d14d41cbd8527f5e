import type { ChatRoom } from "@legal/contracts";
import { FILE_ONLY_CONTENT } from "@legal/contracts/constants";
import { realtime } from "@legal/web-kit";
import { admin, makeRoom, member } from "@legal/web-kit/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import {
  ASKED_AT,
  card,
  change,
  desk,
  find,
  giveReason,
  openDeskOf,
  set,
  shown,
  undo,
  useCasesDesk,
} from "../../testing/cases-desk.tsx";
import { CasesPanel } from "./cases-panel.tsx";

const open = openDeskOf(CasesPanel);

useCasesDesk();

it("the keys work with a Korean layout and with Caps Lock, and not while a syllable is composed", async () => {
  await open();
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);
  press({ key: "ㅓ", code: "KeyJ" });
  await waitFor(async () => expect(document.activeElement).toBe(await card(0)));
  press({ key: "ㅓ", code: "KeyJ", isComposing: true });
  press({ key: "ㅌ", code: "KeyX" });
  press({ key: "J", code: "KeyJ" });
  await waitFor(async () => expect(document.activeElement).toBe(await card(1)));
  press({ key: "K", code: "KeyK" });
  await waitFor(async () => expect(document.activeElement).toBe(await card(0)));
  press({ key: "ㅇ", code: "KeyD" });
  const deadlines = await screen.findByRole("dialog", { name: "기한: 지급명령\u00a0- 고객000" });
  fireEvent.click(within(deadlines).getByRole("button", { name: "닫기" }));
  expect(screen.getByText("1건 선택")).toBeTruthy();
  press({ key: "?", code: "Slash", shiftKey: true });
  expect(await screen.findByRole("dialog", { name: "단축키" })).toBeTruthy();
});

describe("a customer who waits", () => {
  it("is shown with the last words and for how long, until staff say that no answer is needed, which can be undone", async () => {
    const [first] = desk.rooms;
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
    const here = await card(0);
    await waitFor(() => expect(document.activeElement).toBe(here));
    await undo(person);
    expect(await row.findByText("3시간째 답변 대기")).toBeTruthy();
  });
});

describe("the last words of a case", () => {
  it.each([
    [false, "고객이 파일을 보냈습니다"],
    [true, "사무소가 파일을 보냈습니다"],
  ])("are said in the reader's language where they are a file alone, of the office: %s", async (sentByAdmin, text) => {
    set(desk.rooms[0]?.id ?? "", { lastWords: { content: FILE_ONLY_CONTENT, sentByAdmin, at: ASKED_AT } });
    await open();
    expect(within(await card(0)).getByText(text)).toBeTruthy();
  });
});

describe("notes of staff", () => {
  it("are counted on the card, also those that a colleague writes now", async () => {
    const [first, second] = desk.rooms;
    set(first?.id ?? "", { noteCount: 2 });
    await open();
    const row = within(await card(0));
    expect(row.getByRole("button", { name: /^메모\s*2$/ })).toBeTruthy();
    expect(within(await card(1)).getByRole("button", { name: "메모" })).toBeTruthy();
    act(() => realtime.emitLocally("notes-changed", { chatRoomId: first?.id ?? "", noteCount: 3 }));
    expect(await row.findByRole("button", { name: /^메모\s*3$/ })).toBeTruthy();
    act(() => realtime.emitLocally("notes-changed", { chatRoomId: second?.id ?? "", noteCount: 7 }));
    expect(await within(await card(1)).findByRole("button", { name: /^메모\s*7$/ })).toBeTruthy();
    expect(row.getByRole("button", { name: /^메모\s*3$/ })).toBeTruthy();
  });
});

describe("a list that is shown", () => {
  it("keeps its rows where they are: new cases come when they are asked for", async () => {
    const person = await open();
    const before = shown();
    const fresh = makeRoom({ user: { ...member, displayName: "새고객" }, createdAt: new Date().toISOString() });
    change(fresh);
    change(makeRoom({ caseStatus: "작성중", createdAt: new Date().toISOString() }));
    const news = await screen.findByRole("button", { name: "새 사건 1건 보기" });
    expect(shown()).toEqual(before);
    await person.click(news);
    await waitFor(() => expect(shown()[0]).toContain("새고객"));
    expect(screen.queryByRole("button", { name: "새 사건 1건 보기" })).toBeNull();
  });

  it("updates a row in place, and puts the rows into order when that is asked for", async () => {
    const person = await open("/admin?tab=prep&sort=deadline");
    const order = shown();
    const [first] = desk.rooms;
    change({ ...(first as ChatRoom), deadline: "2099-01-01", updatedAt: new Date().toISOString() });
    expect(await within(await card(0)).findByText("2099. 1. 1.")).toBeTruthy();
    expect(shown()).toEqual(order);
    await person.click(screen.getByRole("button", { name: "바뀐 순서로 보기" }));
    await waitFor(() => expect(shown()).not.toEqual(order));
  });

  it("keeps a row that a colleague's answer takes off it, says why, and lets it go when that is asked for", async () => {
    for (const room of desk.rooms.slice(0, 3)) set(room.id, { waitingSince: ASKED_AT });
    const person = await open("/admin?tab=prep&filter=unanswered");
    const before = shown();
    expect(before).toHaveLength(3);
    change({ ...(find(desk.rooms[1]?.id ?? "") as ChatRoom), waitingSince: null, updatedAt: new Date().toISOString() });
    const clear = await screen.findByRole("button", { name: "빠진 사건 1건 정리하기" });
    expect(clear.closest("output")).not.toBeNull();
    expect(shown()).toEqual(before);
    const row = await card(1);
    const why = document.getElementById(row.getAttribute("aria-describedby") ?? "");
    expect(why?.textContent).toBe("이 목록 대상 아님\u00a0· 답변 대기가 끝남");
    expect((await card(0)).getAttribute("aria-describedby")).toBeNull();
    await person.click(clear);
    await waitFor(() => expect(shown()).toEqual([before[0], before[2]]));
    expect(screen.queryByRole("button", { name: /정리하기/ })).toBeNull();
  });

  it("keeps its rows also when it is fetched again, as after an interruption", async () => {
    const person = await open();
    const before = shown();
    set(desk.rooms[1]?.id ?? "", { caseStatus: "종료" });
    desk.rooms.unshift(makeRoom({ user: { ...member, displayName: "새고객" }, createdAt: new Date().toISOString() }));
    await person.click(screen.getByRole("button", { name: "refresh" }));
    const news = await screen.findByRole("button", { name: "새 사건 1건 보기" });
    expect(shown()).toEqual(before);
    expect(within(await card(1)).getByText("이 목록 대상 아님 · 그사이 바뀜")).toBeTruthy();
    await person.click(news);
    await waitFor(() => expect(shown().slice(0, 2)).toEqual([expect.stringContaining("새고객"), before[0]]));
    expect(shown()).not.toContain(before[1]);
    expect(screen.queryByRole("button", { name: /사건 1건/ })).toBeNull();
  });

  it("says of a row that moved beyond what is loaded that the order changed, not that it has left", async () => {
    for (const { id } of desk.rooms) set(id, { deadline: "2026-12-01" });
    const person = await open("/admin?tab=prep&sort=deadline");
    const before = shown();
    const [first, ...rest] = desk.rooms as [ChatRoom, ...ChatRoom[]];
    const moved = { ...first, deadline: "2099-01-01", updatedAt: new Date().toISOString() };
    change(moved);
    expect(await within(await card(0)).findByText("2099. 1. 1.")).toBeTruthy();
    desk.rooms = [...rest, moved];
    await person.click(screen.getByRole("button", { name: "refresh" }));
    const lists = () =>
      desk.asked.filter(({ pathname, search }) => pathname === "/api/chat-rooms" && !/ids=/.test(search));
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(await screen.findByRole("button", { name: "바뀐 순서로 보기" })).toBeTruthy();
    expect(shown()).toEqual(before);
    expect(screen.queryByText(/이 목록 대상 아님/)).toBeNull();
  });

  it("says in one line that a refresh failed, and keeps the rows", async () => {
    const person = await open();
    const before = shown();
    desk.down = true;
    await person.click(screen.getByRole("button", { name: "refresh" }));
    expect(await screen.findByText("목록을 새로 고치지 못했습니다")).toBeTruthy();
    expect(shown()).toEqual(before);
    desk.down = false;
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(screen.queryByText("목록을 새로 고치지 못했습니다")).toBeNull());
  });
});

describe("a change", () => {
  it("is undone from its message", async () => {
    const person = await open();
    const [first] = desk.rooms;
    await person.selectOptions(within(await card(0)).getByRole("combobox", { name: "진행 상태" }), "작성중");
    expect(await within(await card(0)).findByText("이 목록 대상 아님 · 진행 상태 작성중")).toBeTruthy();
    await undo(person);
    await waitFor(() => expect(find(first?.id ?? "")?.caseStatus).toBe("준비중"));
    expect(await screen.findByText("이전으로 되돌렸습니다")).toBeTruthy();
    const row = await card(0);
    await waitFor(() => expect(within(row).queryByText(/이 목록 대상 아님/)).toBeNull());
  });

  it("is not undone where a colleague has changed the case since", async () => {
    const person = await open();
    const id = desk.rooms[0]?.id ?? "";
    await person.selectOptions(within(await card(0)).getByRole("combobox", { name: "진행 상태" }), "작성중");
    await screen.findByRole("button", { name: "되돌리기" });
    set(id, { caseStatus: "법원접수" });
    await undo(person);
    expect((await screen.findByRole("alert")).textContent).toContain("먼저 바뀜 현재: 법원접수");
    expect(find(id)?.caseStatus).toBe("법원접수");
  });

  it("that ends a case asks for a reason, which the customer reads", async () => {
    const person = await open();
    const id = desk.rooms[0]?.id ?? "";
    const status = () =>
      card(0).then((row) => within(row).getByRole<HTMLSelectElement>("combobox", { name: "진행 상태" }));
    await person.selectOptions(await status(), "거래취소");
    const dialog = within(await screen.findByRole("dialog", { name: "‘거래취소’ 사유" }));
    await person.click(dialog.getByRole("button", { name: "‘거래취소’로 변경" }));
    expect(dialog.getByText("사유를 적어주세요")).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: "취소" }));
    expect((await status()).value).toBe("준비중");
    await person.selectOptions(await status(), "거래취소");
    await giveReason(person, "고객님의 요청입니다.");
    await waitFor(() =>
      expect(find(id)).toMatchObject({ caseStatus: "거래취소", statusReason: "고객님의 요청입니다." }),
    );
  });

  it("keeps the written reason where ending the case fails", async () => {
    const person = await open();
    const id = desk.rooms[0]?.id ?? "";
    const row = within(await card(0));
    desk.failure = { status: 503, body: null };
    await person.selectOptions(row.getByRole("combobox", { name: "진행 상태" }), "종료");
    await giveReason(person, "정본을 보내드렸습니다.");
    const dialog = within(screen.getByRole("dialog"));
    expect((await dialog.findByRole("alert")).textContent).toBe("오류상태 업데이트에 실패했습니다");
    expect(screen.getAllByText(/상태 업데이트에 실패했습니다/)).toHaveLength(1);
    expect(dialog.getByRole<HTMLTextAreaElement>("textbox").value).toBe("정본을 보내드렸습니다.");
    desk.failure = undefined;
    await person.click(dialog.getByRole("button", { name: "‘종료’로 변경" }));
    await waitFor(() => expect(find(id)).toMatchObject({ caseStatus: "종료", statusReason: "정본을 보내드렸습니다." }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
