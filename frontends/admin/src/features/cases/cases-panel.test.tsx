import type { ChatRoom } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { card, desk, find, giveReason, openDeskOf, set, shown, undo, useCasesDesk } from "../../testing/cases-desk.tsx";
import { CasesPanel } from "./cases-panel.tsx";

const open = openDeskOf(CasesPanel);

useCasesDesk();

it("holds at most sixty cases of a long list in the page, each with its place", async () => {
  await open();
  expect(shown().length).toBeLessThanOrEqual(60);
  expect((await card(0)).getAttribute("aria-posinset")).toBe("1");
  expect(screen.getByRole("feed", { name: "사건 목록" })).toBeTruthy();
  expect(await screen.findByText("500건")).toBeTruthy();
});

it.each([
  ["철회 기간이 지난 뒤 시작", {}],
  ["시작 동의 없음 · 금액 합의 때 채팅으로 받아 메모에 적기", { price: null }],
  ["바로 시작 동의 2026. 11. 27.", { startConsentAt: "2026-11-27T03:00:00.000Z" }],
  [
    "금액 합의 후 바로 시작 요청 2026. 11. 27. · 동의는 금액 합의 때 채팅으로 받아 메모에 적기",
    { price: null, startConsentAt: "2026-11-27T03:00:00.000Z" },
  ],
])("says of a case “%s”", async (text, part) => {
  set(desk.rooms[0]?.id ?? "", part);
  await open();
  expect(within(await card(0)).getByText(text)).toBeTruthy();
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
    expect(screen.getByLabelText("address").textContent).toBe(`/chat/${desk.rooms[0]?.id}`);
  });
});

describe("the keys of one letter", () => {
  afterEach(() => localStorage.clear());

  it("can be switched off in this browser, and on again", async () => {
    const person = await open();
    const press = async () => {
      await person.click(screen.getByRole("button", { name: "단축키" }));
      const dialog = within(await screen.findByRole("dialog", { name: "단축키" }));
      await person.click(dialog.getByRole("switch", { name: "단축키 사용" }));
      await person.click(dialog.getByRole("button", { name: "닫기" }));
    };
    await press();
    await person.keyboard("jx?");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).not.toBe(await card(0));
    expect(screen.queryByRole("region", { name: "여러 사건 한 번에" })).toBeNull();
    await press();
    await person.keyboard("j");
    expect(document.activeElement).toBe(await card(0));
  });
});

describe("a colleague who was quicker", () => {
  it("is shown, with the case as it is now", async () => {
    const person = await open();
    const [first] = desk.rooms;
    set(first?.id ?? "", { caseStatus: "법원접수" });
    const status = within(await card(0)).getByRole("combobox", { name: "진행 상태" });
    await person.selectOptions(status, "작성중");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("먼저 바뀜 현재: 법원접수\u00A0· 마감일 없음\u00A0· 담당자 없음");
    expect(await within(await card(0)).findByText("이 목록 대상 아님 · 진행 상태 법원접수")).toBeTruthy();
    expect(find(first?.id ?? "")?.caseStatus).toBe("법원접수");
  });

  const receive = (part: Partial<ChatRoom>) =>
    act(() => realtime.emitLocally("room-updated", set(desk.rooms[0]?.id ?? "", part)));

  it("is shown also while a deadline is typed, which is saved only when it is sent once more", async () => {
    const person = await open();
    const first = within(await card(0));
    await person.click(first.getByRole("button", { name: "마감일 지정" }));
    fireEvent.change(first.getByLabelText("마감일"), { target: { value: "2099-12-20" } });
    receive({ deadline: "2099-12-10", typedDeadline: "2099-12-10" });
    await person.click(first.getByRole("button", { name: "저장" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/먼저 바뀜 현재: .*2099\.\s12\.\s10\./);
    expect(find(desk.rooms[0]?.id ?? "")?.deadline).toBe("2099-12-10");
    await person.click(first.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(find(desk.rooms[0]?.id ?? "")?.deadline).toBe("2099-12-20"));
  });

  it("keeps the deadline that a form without a change would set back, and is in no one's way with another field", async () => {
    const { id } = set(desk.rooms[0]?.id ?? "", { deadline: "2099-12-20" });
    const person = await open();
    const first = within(await card(0));
    await person.click(first.getByRole("button", { name: "마감일 변경" }));
    receive({ deadline: "2099-12-10" });
    await person.click(first.getByRole("button", { name: "저장" }));
    expect(await first.findByRole("button", { name: "마감일 변경" })).toBeTruthy();
    expect(find(id)?.deadline).toBe("2099-12-10");
    await person.click(first.getByRole("button", { name: "마감일 변경" }));
    fireEvent.change(first.getByLabelText("마감일"), { target: { value: "2099-12-30" } });
    receive({ assignee: { id: "2", name: "이사무" } });
    await person.click(first.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(find(id)?.deadline).toBe("2099-12-30"));
  });

  it("is shown in the dialog where a reason is written, and kept until it is sent once more", async () => {
    const { id = "" } = desk.rooms[0] ?? {};
    const person = await open();
    const status = within(await card(0)).getByRole("combobox", { name: "진행 상태" });
    await person.selectOptions(status, "거래취소");
    await screen.findByRole("dialog");
    receive({ caseStatus: "법원접수" });
    await giveReason(person, "요청하셨습니다.");
    expect(await screen.findByText(/먼저 바뀜 현재: 법원접수/)).toBeTruthy();
    expect(find(id)?.caseStatus).toBe("법원접수");
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: /변경$/ }));
    await waitFor(() => expect(find(id)).toMatchObject({ caseStatus: "거래취소", statusReason: "요청하셨습니다." }));
  });
});

describe("a change that fails without a word", () => {
  it("says that the status was not updated, and shows the old one", async () => {
    const person = await open();
    desk.failure = { status: 500, body: null };
    const status = within(await card(0)).getByRole<HTMLSelectElement>("combobox", { name: "진행 상태" });
    await person.selectOptions(status, "작성중");
    expect((await screen.findByRole("alert")).textContent).toContain("오류상태 업데이트에 실패했습니다");
    await waitFor(() => expect(status.value).toBe("준비중"));
  });

  it("says that the deadline was not updated, and keeps what was typed", async () => {
    const person = await open();
    desk.failure = { status: 500, body: null };
    const first = within(await card(0));
    await person.click(first.getByRole("button", { name: "마감일 지정" }));
    const date = first.getByLabelText<HTMLInputElement>("마감일");
    fireEvent.change(date, { target: { value: "2098-12-24" } });
    await person.click(first.getByRole("button", { name: "저장" }));
    expect((await screen.findByRole("alert")).textContent).toContain("오류마감일 업데이트에 실패했습니다");
    expect(screen.getAllByText(/마감일 업데이트에 실패했습니다/)).toHaveLength(1);
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
    expect(find(desk.rooms[0]?.id ?? "")?.deadline).toBeNull();
    await person.click(first.getByRole("button", { name: "지난 날짜로 저장" }));
    await waitFor(() => expect(find(desk.rooms[0]?.id ?? "")?.deadline).toBe("2020-01-02"));
    await undo(person);
    await waitFor(() => expect(find(desk.rooms[0]?.id ?? "")?.deadline).toBeNull());
  });

  it("out of range is marked and not sent", async () => {
    const person = await open();
    const sent = () => desk.asked.filter(({ pathname }) => pathname.endsWith("/deadline"));
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
    desk.failure = {
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
    const [first, second, third] = desk.rooms;
    set(third?.id ?? "", { deadline: "2027-01-01" });
    const bar = within(screen.getByRole("region", { name: "여러 사건 한 번에" }));
    await person.selectOptions(bar.getByRole("combobox"), "종료");
    await person.click(bar.getByRole("button", { name: "한 번에 변경" }));
    await giveReason(person, "모두 마쳤습니다.");
    expect((await bar.findByRole("status")).textContent).toBe(
      "2건의 진행 상태는 이제 ‘종료’입니다. 1건은 동료가 먼저 바꿔 그대로 두었습니다.",
    );
    expect(await within(await card(1)).findByText("이 목록 대상 아님 · 진행 상태 종료")).toBeTruthy();
    expect(shown()[0]).toContain("고객000");
    set(first?.id ?? "", { caseStatus: "거래취소" });
    await person.click(bar.getByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(find(second?.id ?? "")?.caseStatus).toBe("준비중"));
    expect(find(first?.id ?? "")?.caseStatus).toBe("거래취소");
    expect(await card(1)).toBeTruthy();
  });

  it("stay chosen over a look into a room, and so does the way to take a change back", async () => {
    const list = { pathname: "/admin", search: "?tab=prep", key: "the list" };
    const before = await open(list);
    await before.keyboard("jxjx");
    before.leave();
    const person = await open(list);
    expect(screen.getByText("2건 선택")).toBeTruthy();
    const here = await card(1);
    await waitFor(() => expect(document.activeElement).toBe(here));
    await person.click(screen.getByRole("button", { name: "한 번에 변경" }));
    await screen.findByRole("button", { name: "되돌리기" });
    person.leave();
    const { leave } = await open({ ...list, key: "another" });
    expect(screen.queryByRole("region", { name: "여러 사건 한 번에" })).toBeNull();
    leave();
    await undo(await open(list));
    await waitFor(() => expect(desk.rooms.every(({ caseStatus }) => caseStatus === "준비중")).toBe(true));
  });

  it("say what is still due where an undo would end them unexplained", async () => {
    const { id = "" } = desk.rooms[0] ?? {};
    const person = await open();
    await person.keyboard("jx");
    const bar = within(screen.getByRole("region", { name: "여러 사건 한 번에" }));
    await person.click(bar.getByRole("button", { name: "한 번에 변경" }));
    await waitFor(() => expect(find(id)?.caseStatus).toBe("작성중"));
    desk.due.add(id);
    await person.click(await bar.findByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(bar.getByRole("status").textContent).toMatch(/1건은 열린 기한이 있어/));
    expect(bar.getByRole("status").textContent).not.toContain("동료");
  });

  it("say once, beside the written reason, that ending them failed", async () => {
    const person = await open();
    await person.keyboard("jx");
    desk.failure = { status: 503, body: null };
    const bar = within(screen.getByRole("region", { name: "여러 사건 한 번에" }));
    await person.selectOptions(bar.getByRole("combobox"), "종료");
    await person.click(bar.getByRole("button", { name: "한 번에 변경" }));
    await giveReason(person, "모두 마쳤습니다.");
    const dialog = within(screen.getByRole("dialog"));
    expect(await dialog.findByText("상태 업데이트에 실패했습니다")).toBeTruthy();
    expect(screen.getAllByText(/상태 업데이트에 실패했습니다/)).toHaveLength(1);
    expect(dialog.getByRole<HTMLTextAreaElement>("textbox").value).toBe("모두 마쳤습니다.");
  });

  it("have the reason of their former status again after an undo", async () => {
    const { id = "" } = desk.rooms[0] ?? {};
    set(id, { statusReason: "모두 마쳤습니다." });
    const person = await open();
    await person.keyboard("jx");
    const bar = within(screen.getByRole("region", { name: "여러 사건 한 번에" }));
    await person.click(bar.getByRole("button", { name: "한 번에 변경" }));
    await waitFor(() => expect(find(id)?.statusReason).toBeNull());
    await person.click(await bar.findByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(find(id)?.statusReason).toBe("모두 마쳤습니다."));
  });
});
