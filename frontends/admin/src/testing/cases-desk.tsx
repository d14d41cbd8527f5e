import { changedCase, type ChatRoom, type StatusResult } from "@legal/contracts";
import { CASE_TABS, type CaseStatus } from "@legal/contracts/constants";
import { baseApi, realtime, useAppDispatch } from "@legal/web-kit";
import { admin, makeRoom, member, provideModalDialogs, renderPages, type Entry } from "@legal/web-kit/testing";
import { act, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { useDeskView } from "../view-state/use-desk-view.ts";
import { catalogues } from "./catalogues.ts";

const TOTAL = 500;
const LIMIT = 50;
interface CasesDesk {
  rooms: ChatRoom[];
  asked: URL[];
  /** Answers that a test delays, by search text or, of cases by their ids, "ids". */
  held: Map<string, Promise<void>>;
  /** A refusal that answers a change. */
  failure: { status: number; body: unknown } | undefined;
  /** Whether lists cannot be read. */
  down: boolean;
  /** Whether case-chat is of the release before. */
  isFormer: boolean;
  /** Cases with an open deadline, which do not end without a reason. */
  due: Set<string>;
}

export const desk: CasesDesk = {
  rooms: [],
  asked: [],
  held: new Map(),
  failure: undefined,
  down: false,
  isFormer: false,
  due: new Set(),
};

export const ASKED_AT = new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString();

const nameOf = (index: number) => `고객${String(index).padStart(3, "0")}`;
export const find = (id: string) => desk.rooms.find((room) => room.id === id);

const listed = (url: URL) => {
  const { search = "", cursor = "0", filter, assignee } = Object.fromEntries(url.searchParams);
  const fitting = desk.rooms.filter(
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

export const set = (id: string, part: Partial<ChatRoom>): ChatRoom => {
  desk.rooms = desk.rooms.map((room) => (room.id === id ? { ...room, ...part, version: room.version + 1 } : room));
  return find(id) as ChatRoom;
};

/** A case that is new or another now, which the desk is sent word of. */
export const change = (room: ChatRoom): void => {
  if (find(room.id)) desk.rooms = desk.rooms.map((one) => (one.id === room.id ? room : one));
  else desk.rooms.unshift(room);
  act(() => realtime.emitLocally("case-changed", changedCase.parse(room)));
};

/** How often a path was asked for. */
export const askedFor = (path: string): number => desk.asked.filter(({ pathname }) => pathname === path).length;

/** The ids of each call for cases by their ids. */
export const askedById = (): string[] => desk.asked.flatMap(({ searchParams }) => searchParams.get("ids") ?? []);

interface Wish {
  id: string;
  caseStatus: CaseStatus;
  version: number;
  reason?: string;
}

const changeOne = ({ id, caseStatus, version, reason = "" }: Wish): StatusResult => {
  const room = find(id) as ChatRoom;
  if (room.version !== version) return { ok: false, id, code: "CASE_CHANGED", message: "먼저 바뀜", room };
  if (desk.due.has(id)) return { ok: false, id, code: "DEADLINE_OPEN", message: "열린 기한", room: null };
  return { ok: true, id, from: room.caseStatus, room: set(id, { caseStatus, statusReason: reason || null }) };
};

const answer = async (
  request: Request,
): Promise<{ status?: number; body: unknown; headers?: Record<string, string> | undefined }> => {
  const url = new URL(request.url);
  const path = url.pathname.replace("/api", "");
  desk.asked.push(url);
  if (path === "/auth/me") return { body: admin };
  if (path === "/chat-rooms" && desk.down) return { status: 503, body: null };
  const ids = url.searchParams.get("ids");
  if (path === "/chat-rooms" && ids !== null && desk.isFormer) return { status: 400, body: null };
  if (path === "/chat-rooms" && ids !== null) {
    const body = desk.rooms.filter(({ id }) => ids.includes(id));
    await desk.held.get("ids");
    return { body };
  }
  if (path === "/chat-rooms") {
    await desk.held.get(url.searchParams.get("search") ?? "");
    return listed(url);
  }
  if (path === "/chat-rooms/counts")
    return { body: { tabs: Object.fromEntries(CASE_TABS.map((tab) => [tab, TOTAL])) } };
  if (path === "/chat-rooms/matches") return { body: { count: 1000, capped: true } };
  if (path === "/chat-rooms/staff") return { body: [{ id: admin.id, name: "관리자" }] };
  if (desk.failure && request.method !== "GET") return desk.failure;
  if (path === "/chat-rooms/statuses") {
    const { changes } = (await request.json()) as { changes: Wish[] };
    return { body: changes.map(changeOne) };
  }
  const [, , id = "", what] = path.split("/");
  if (what === "status") {
    const result = changeOne({ id, ...((await request.json()) as Omit<Wish, "id">) });
    if (result.ok) return { body: result.room };
    return { status: 409, body: { code: result.code, message: result.message, requestId: "r", current: result.room } };
  }
  if (what === "deadline") {
    const { deadline, version } = (await request.json()) as { deadline: string; version: number };
    const current = find(id);
    if (current?.version !== version)
      return { status: 409, body: { code: "CASE_CHANGED", message: "먼저 바뀜", requestId: "r", current } };
    return { body: set(id, { deadline }) };
  }
  if (what === "waiting") {
    const { waiting } = (await request.json()) as { waiting: boolean };
    return { body: set(id, { waitingSince: waiting ? ASKED_AT : null }) };
  }
  return { status: 404, body: null };
};

/** The desk's cases and the server behind them, for the tests of one file and as new before each. */
export const useCasesDesk = (): void => {
  beforeAll(() => {
    provideModalDialogs();
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // jsdom lays nothing out.
    Object.defineProperty(HTMLElement.prototype, "offsetHeight", { configurable: true, value: 160 });
    globalThis.scrollTo = () => undefined;
    globalThis.scrollBy = () => undefined;
    globalThis.fetch = async (input, init) => {
      const { status = 200, body, headers } = await answer(new Request(input, init));
      return new Response(JSON.stringify(body), { status, ...(headers && { headers }) });
    };
  });
  beforeEach(() => {
    desk.asked.length = 0;
    desk.held.clear();
    desk.failure = undefined;
    desk.down = false;
    desk.isFormer = false;
    desk.due.clear();
    desk.rooms = Array.from({ length: TOTAL }, (_, index) =>
      makeRoom({
        user: { ...member, displayName: nameOf(index) },
        createdAt: new Date(Date.UTC(2026, 10, 1) - index * 60_000).toISOString(),
        deadline: index % 2 === 0 ? null : "2026-12-01",
        assignee: index === 3 ? { id: admin.id, name: "관리자" } : null,
      }),
    );
  });
};

type DeskView = ReturnType<typeof useDeskView>;
type Panel = ComponentType<{
  view: "prep";
  search: DeskView["search"];
  filters: DeskView["filters"];
  onSearch: DeskView["changeSearch"];
  onFilter: DeskView["changeFilters"];
}>;

/** With the view's entry in the navigation, and a button that refreshes what is shown. */
const Desk = ({ panel: CasesPanel }: { panel: Panel }) => {
  const { search, filters, showView, changeSearch, changeFilters } = useDeskView();
  const dispatch = useAppDispatch();
  return (
    <>
      <button type="button" onClick={() => showView("prep")}>
        whole view
      </button>
      <CasesPanel view="prep" search={search} filters={filters} onSearch={changeSearch} onFilter={changeFilters} />
      <button type="button" onClick={() => dispatch(baseApi.util.invalidateTags(["ChatRoom"]))}>
        refresh
      </button>
    </>
  );
};

export const openDeskOf =
  (panel: Panel) =>
  async (address: Entry = "/admin?tab=prep") => {
    const { person, unmount } = await renderPages(<Desk panel={panel} />, address, catalogues);
    await screen.findAllByRole("article");
    return Object.assign(person, { leave: unmount });
  };
type Person = Awaited<ReturnType<ReturnType<typeof openDeskOf>>>;

export const shown = () => screen.queryAllByRole("article").map((card) => card.getAttribute("aria-label"));
export const card = (index: number) => screen.findByRole("article", { name: new RegExp(nameOf(index)) });

export const giveReason = async (person: Person, reason: string) => {
  const dialog = within(await screen.findByRole("dialog"));
  await person.type(dialog.getByRole("textbox", { name: /사유/ }), reason);
  await person.click(dialog.getByRole("button", { name: /변경$/ }));
};
export const undo = async (person: Person) => person.click(await screen.findByRole("button", { name: "되돌리기" }));
