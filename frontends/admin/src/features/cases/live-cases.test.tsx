import type { ChatRoom } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { makeRoom, member } from "@legal/web-kit/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { useLiveCases } from "../../api/use-live-cases.ts";
import {
  ASKED_AT,
  askedById,
  askedFor,
  card,
  change,
  desk,
  find,
  openDeskOf,
  set,
  shown,
  useCasesDesk,
} from "../../testing/cases-desk.tsx";
import { CasesPanel } from "./cases-panel.tsx";

const open = openDeskOf(CasesPanel);

useCasesDesk();

const hide = () => {
  const state = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  return () => {
    state.mockRestore();
    fireEvent(document, new Event("visibilitychange"));
  };
};
const roomAt = (index: number) => desk.rooms[index] as ChatRoom;
const said = (room: ChatRoom, content: string): ChatRoom => ({
  ...(find(room.id) ?? room),
  lastSeq: (find(room.id)?.lastSeq ?? 0) + 1,
  lastWords: { content, sentByAdmin: false, at: ASKED_AT },
});
const words = async (index: number, text: string) =>
  expect(await within(await card(index)).findByText(`고객: ${text}`)).toBeTruthy();
const newCase = () => makeRoom({ user: { ...member, displayName: "새고객" }, createdAt: new Date().toISOString() });

describe("word of a case that is shown", () => {
  it("has it fetched, however many come in a moment, a few times", async () => {
    await open();
    const started = Date.now();
    for (let turn = 1; turn <= 5; turn += 1) for (const index of [0, 1, 2]) change(said(roomAt(index), `${turn}`));
    for (const index of [0, 1, 2]) await words(index, "5");
    for (let turn = 6; turn <= 9; turn += 1) {
      change(said(roomAt(0), `${turn}`));
      await act(async () => undefined);
    }
    await words(0, "9");
    const three = [0, 1, 2].map((index) => roomAt(index).id).join(",");
    const [first, ...others] = askedById();
    expect(first).toBe(three);
    expect(new Set(others)).toEqual(new Set([roomAt(0).id]));
    // One call a second, not one for each change.
    expect(others.length).toBeLessThanOrEqual(Math.ceil((Date.now() - started) / 1000));
  });

  it("of a case that is not shown has nothing fetched", async () => {
    await open();
    const first = roomAt(0);
    change(makeRoom({ caseStatus: "작성중" }));
    change(said(first, "첫째"));
    await words(0, "첫째");
    expect(askedById()).toEqual([first.id]);
  });

  it("is asked for again where that failed; the row stays as it was", async () => {
    await open();
    const before = shown();
    change(said(roomAt(1), "처음"));
    await words(1, "처음");
    desk.down = true;
    change(said(roomAt(1), "다음"));
    await waitFor(() => expect(askedById()).toHaveLength(2));
    await words(1, "처음");
    expect(shown()).toEqual(before);
    desk.down = false;
    await words(1, "다음");
  });

  it("is not overtaken by an older answer", async () => {
    const person = await open();
    const [older, newer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    desk.held.set("ids", older.promise);
    change(said(roomAt(0), "이전"));
    await waitFor(() => expect(askedById()).toHaveLength(1));
    change(said(roomAt(0), "지금"));
    // A list of its own; to fetch the same one again would wait for the answer that is on its way.
    await person.type(screen.getByRole("searchbox"), "고객000");
    await words(0, "지금");
    desk.held.set("ids", newer.promise);
    await act(async () => older.resolve());
    // The next call goes out when the older answer is there.
    await waitFor(() => expect(askedById()).toHaveLength(2));
    await words(0, "지금");
    await act(async () => newer.resolve());
  });

  it("that came while the list was on its way is fetched behind it", async () => {
    const person = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    desk.held.set("고객00", promise);
    await person.type(screen.getByRole("searchbox"), "고객00");
    await waitFor(() => expect(desk.asked.at(-1)?.searchParams.get("search")).toBe("고객00"));
    act(() => realtime.emitLocally("case-changed", roomAt(3)));
    expect(askedById()).toEqual([]);
    await act(async () => resolve());
    await waitFor(() => expect(askedById()).toEqual([roomAt(3).id]));
  });

  it("is shown also in a row that the list has not any more", async () => {
    const person = await open();
    const [first] = desk.rooms;
    const gone = { ...roomAt(0), caseStatus: "작성중" as const, version: roomAt(0).version + 1 };
    desk.rooms = desk.rooms.with(0, gone);
    await person.click(screen.getByRole("button", { name: "refresh" }));
    expect(await within(await card(0)).findByText(/그사이 바뀜/)).toBeTruthy();
    const back = { ...said(gone, "다시"), caseStatus: "준비중" as const, version: gone.version + 1 };
    change(back);
    await words(0, "다시");
    expect(shown()[0]).toContain(first?.user?.displayName);
    await person.selectOptions(within(await card(0)).getByLabelText("진행 상태"), "발송완료");
    expect(await screen.findByRole("button", { name: "되돌리기" })).toBeTruthy();
    expect(roomAt(0)).toMatchObject({ caseStatus: "발송완료", version: back.version + 1 });
  });

  it("of its notes is counted also in a row that the list has not any more", async () => {
    const person = await open();
    const { id } = roomAt(0);
    desk.rooms = desk.rooms.with(0, { ...roomAt(0), caseStatus: "작성중", version: roomAt(0).version + 1 });
    await person.click(screen.getByRole("button", { name: "refresh" }));
    expect(await within(await card(0)).findByText(/그사이 바뀜/)).toBeTruthy();
    act(() => realtime.emitLocally("notes-changed", { chatRoomId: id, noteCount: 3 }));
    expect(await within(await card(0)).findByRole("button", { name: /^메모\s*3$/ })).toBeTruthy();
  });

  it("waits while the page is hidden", async () => {
    await open();
    const look = hide();
    change(said(roomAt(0), "아침"));
    change(said(roomAt(1), "아침"));
    await act(async () => undefined);
    expect(askedById()).toEqual([]);
    look();
    await words(0, "아침");
    await words(1, "아침");
    expect(askedById()).toHaveLength(1);
  });
});

const remove = (...rooms: ChatRoom[]): void => {
  const chatRoomIds = rooms.map(({ id }) => id);
  desk.rooms = desk.rooms.filter(({ id }) => !chatRoomIds.includes(id));
  act(() => realtime.emitLocally("rooms-deleted", { chatRoomIds }));
};

describe("a case whose account was deleted", () => {
  it("leaves the list and what is chosen at once, and no other row moves out", async () => {
    const person = await open();
    for (const index of [0, 1]) await person.click(within(await card(index)).getByRole("checkbox"));
    expect(screen.getByText("2건 선택")).toBeTruthy();
    const [, , ...others] = shown();
    remove(roomAt(0));
    expect(screen.queryByRole("article", { name: /고객000/ })).toBeNull();
    expect(screen.getByText("1건 선택")).toBeTruthy();
    expect(shown()).toEqual(expect.arrayContaining(others));
    expect(screen.queryByText(/그사이 바뀜/)).toBeNull();
  });

  it("is not brought back by an answer that was on its way, and is offered as no new one", async () => {
    const person = await open();
    const [first] = desk.rooms;
    const { promise, resolve } = Promise.withResolvers<void>();
    desk.held.set("고객00", promise);
    await person.type(screen.getByRole("searchbox"), "고객00");
    await waitFor(() => expect(desk.asked.at(-1)?.searchParams.get("search")).toBe("고객00"));
    act(() => realtime.emitLocally("rooms-deleted", { chatRoomIds: [roomAt(0).id] }));
    const fresh = newCase();
    change(fresh);
    remove(fresh);
    await act(async () => resolve());
    expect(await card(1)).toBeTruthy();
    expect(desk.rooms[0]).toBe(first);
    expect(screen.queryByRole("article", { name: /고객000/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /새 사건/ })).toBeNull();
  });
});

describe("a new case", () => {
  it("is fetched when it is asked for, and offered still where that failed", async () => {
    const person = await open();
    const before = shown();
    const fresh = newCase();
    change(fresh);
    const pill = await screen.findByRole("button", { name: "새 사건 1건 보기" });
    expect(askedById()).toEqual([]);
    desk.down = true;
    await person.click(pill);
    expect(await screen.findByText("목록을 새로 고치지 못했습니다")).toBeTruthy();
    expect(screen.getByRole("button", { name: "새 사건 1건 보기" })).toBeTruthy();
    expect(shown()).toEqual(before);
    desk.down = false;
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(shown()[0]).toContain("새고객"));
    expect(askedById()).toEqual([fresh.id, fresh.id]);
    expect(screen.queryByText("목록을 새로 고치지 못했습니다")).toBeNull();
  });

  it("that is gone when it is asked for is offered no more", async () => {
    const person = await open();
    const before = shown();
    change(newCase());
    const pill = await screen.findByRole("button", { name: "새 사건 1건 보기" });
    desk.rooms.shift();
    await person.click(pill);
    await waitFor(() => expect(screen.queryByRole("button", { name: "새 사건 1건 보기" })).toBeNull());
    expect(shown()).toEqual(before);
  });

  it("that changes while it is fetched is fetched again", async () => {
    const person = await open();
    const fresh = newCase();
    change(fresh);
    const { promise, resolve } = Promise.withResolvers<void>();
    desk.held.set("ids", promise);
    await person.click(await screen.findByRole("button", { name: "새 사건 1건 보기" }));
    await waitFor(() => expect(askedById()).toEqual([fresh.id]));
    change(said(fresh, "지금"));
    await act(async () => resolve());
    expect(await screen.findByText("고객: 지금")).toBeTruthy();
    expect(shown()[0]).toContain("새고객");
    expect(askedById()).toEqual([fresh.id, fresh.id]);
  });

  it("is not said to have failed once the list has it", async () => {
    const person = await open();
    change(newCase());
    desk.down = true;
    await person.click(await screen.findByRole("button", { name: "새 사건 1건 보기" }));
    expect(await screen.findByText("목록을 새로 고치지 못했습니다")).toBeTruthy();
    desk.down = false;
    await person.click(screen.getByRole("button", { name: "refresh" }));
    await waitFor(() => expect(screen.queryByText("목록을 새로 고치지 못했습니다")).toBeNull());
    await person.click(screen.getByRole("button", { name: "새 사건 1건 보기" }));
    await waitFor(() => expect(shown()[0]).toContain("새고객"));
  });

  it("is shown where case-chat of the release before finds none by their ids", async () => {
    desk.isFormer = true;
    const person = await open();
    change(newCase());
    await person.click(await screen.findByRole("button", { name: "새 사건 1건 보기" }));
    await waitFor(() => expect(shown()[0]).toContain("새고객"));
    expect(screen.queryByText("목록을 새로 고치지 못했습니다")).toBeNull();
  });
});

describe("the desk, connected", () => {
  const LivePanel = (props: ComponentProps<typeof CasesPanel>) => {
    useLiveCases();
    return <CasesPanel {...props} />;
  };
  let letGo: () => void;
  beforeAll(() => {
    letGo = realtime.open(() => new Promise(() => undefined));
  });
  afterAll(() => letGo());

  it("fetches its list once after interruptions, and not before it is looked at", async () => {
    await openDeskOf(LivePanel)();
    const before = askedFor("/api/chat-rooms");
    const look = hide();
    act(() => realtime.emitLocally("status", "online"));
    await act(async () => realtime.emitLocally("status", "online"));
    expect(askedFor("/api/chat-rooms")).toBe(before);
    look();
    await waitFor(() => expect(askedFor("/api/chat-rooms")).toBe(before + 1));
  });

  it("counts once for a change, however late its case is fetched", async () => {
    await openDeskOf(LivePanel)();
    jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate", "nextTick", "performance", "Date"] });
    const before = askedFor("/api/chat-rooms/counts");
    const { promise, resolve } = Promise.withResolvers<void>();
    desk.held.set("ids", promise);
    change(said(roomAt(0), "지금"));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(async () => resolve());
    await words(0, "지금");
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(askedFor("/api/chat-rooms/counts")).toBe(before + 1);
  });

  it("counts again where cases are deleted", async () => {
    await openDeskOf(LivePanel)();
    await waitFor(() => expect(askedFor("/api/chat-rooms/counts")).toBe(1));
    remove(roomAt(0), roomAt(1));
    await waitFor(() => expect(askedFor("/api/chat-rooms/counts")).toBe(2));
  });

  it("counts what case-chat of the release before sends after a rollback, over the same connection", async () => {
    await openDeskOf(LivePanel)();
    change(said(roomAt(0), "지금"));
    await words(0, "지금");
    await waitFor(() => expect(askedFor("/api/chat-rooms/counts")).toBe(2));
    act(() => realtime.emitLocally("room-updated", set(roomAt(0).id, { caseStatus: "작성중" })));
    await waitFor(() => expect(askedFor("/api/chat-rooms/counts")).toBe(3));
    act(() => realtime.emitLocally("room-updated", set(roomAt(1).id, { caseStatus: "작성중" })));
    await waitFor(() => expect(askedFor("/api/chat-rooms/counts")).toBe(4));
  });
});
