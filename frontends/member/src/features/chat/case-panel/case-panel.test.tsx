import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { addDays, seoulDateOf } from "@legal/i18n";
import { realtime } from "@legal/web-kit";
import { makeRoom, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const office = useOffice();
const inDays = (days: number) => addDays(seoulDateOf(new Date()), days);

const enter = async (part: Partial<ChatRoom> = {}) => {
  const room = office.addRoom(makeRoom({ caseNumber: "2026-000123", ...part }));
  const { person } = await renderSite(`/chat/${room.id}`);
  await screen.findByRole("textbox", { name: "메시지" });
  return { room, person };
};

const beside = () => screen.findByRole("complementary", { name: "사건 정보" });

describe("the case's panel beside the conversation", () => {
  useWideWindow();

  it("says where the case stands, its next date, number, package and total", async () => {
    await enter({ caseStatus: "작성중", deadline: inDays(1) });
    const panel = within(await beside());
    expect(panel.getByText("작성중")).toBeTruthy();
    expect(panel.getByText(/담당자가 문서를 작성하고 있습니다/)).toBeTruthy();
    expect(panel.getByText("내일 마감")).toBeTruthy();
    expect(panel.getByText("2026-000123")).toBeTruthy();
    expect(panel.getByText("121,000원")).toBeTruthy();
    expect(panel.getByText("인지대·송달료 등 법적 비용 별도")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "사건 정보" })).toBeNull();
  });

  it("calls a status of a later release as it is stored", async () => {
    await enter({ caseStatus: "다음 단계" as ChatRoom["caseStatus"], deadline: inDays(1) });
    const panel = within(await beside());
    expect(panel.getByText("다음 단계")).toBeTruthy();
    expect(panel.getByText("내일 마감")).toBeTruthy();
    expect(panel.queryByText(/chat\.case\.meaning/)).toBeNull();
  });

  it.each([
    ["payment-order", 1],
    ["answer-brief", 0],
  ])("of %s has a part for papers where the site can write any", async (serviceType, count) => {
    const types = [{ id: "payment-order", version: 1, mode: "A", name: "지급명령신청서", services: ["payment-order"] }];
    const asked: string[] = [];
    office.instead.set("GET /api/document-types", () => ({ body: types }));
    office.instead.set("GET /api/documents/my", (_body, { pathname }) => {
      asked.push(pathname);
      return { body: [] };
    });
    await enter({ serviceType });
    const panel = within(await beside());
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(panel.queryAllByRole("heading", { name: "서류" })).toHaveLength(count));
    expect(panel.queryAllByRole("button", { name: /지급명령신청서/ })).toHaveLength(count);
  });

  const PAPER = { id: "payment-order", version: 1, mode: "A", name: "지급명령신청서", services: ["payment-order"] };
  const AT = "2026-11-20T01:00:00.000Z";
  const paperIn = (room: Pick<ChatRoom, "id" | "userId">, state: string) => ({
    id: "01970000-0000-7000-8000-0000000000d1",
    caseId: room.id,
    userId: room.userId,
    typeId: PAPER.id,
    state,
    version: 1,
    progress: { answered: 3, total: 10 },
    revisions: { used: 0, total: 1 },
    caseNumber: null,
    customerName: null,
    reviewerId: null,
    since: AT,
    createdAt: AT,
    updatedAt: AT,
  });

  it.each([
    ["offers another of a kind once the first is delivered", "delivered", 1],
    ["offers no second of a kind that is not delivered yet", "approved", 0],
  ])("%s", async (_what, state, count) => {
    const room = makeRoom({ serviceType: "payment-order" });
    office.instead.set("GET /api/document-types", () => ({ body: [PAPER] }));
    office.instead.set("GET /api/documents/my", () => ({ body: [paperIn(room, state)] }));
    await enter(room);
    const panel = within(await beside());
    await panel.findByText("지급명령신청서");
    expect(panel.queryAllByRole("button", { name: /지급명령신청서/ })).toHaveLength(count);
  });

  it.each(["draft", "client-review"])("calls for no work on a paper in %s of a case that has ended", async (state) => {
    const room = makeRoom({ serviceType: "payment-order", caseStatus: "거래취소" });
    office.instead.set("GET /api/document-types", () => ({ body: [PAPER] }));
    office.instead.set("GET /api/documents/my", () => ({ body: [paperIn(room, state)] }));
    await enter(room);
    const panel = within(await beside());
    expect(await panel.findByRole("link", { name: "서류 보기" })).toBeTruthy();
    expect(panel.queryByRole("link", { name: /이어서 작성하기|읽고 확정하기/ })).toBeNull();
  });

  it("says why a case has ended", async () => {
    await enter({ caseStatus: "거래취소", statusReason: "고객님의 요청으로 취소했습니다." });
    expect(within(await beside()).getByText(/담당자의 설명: 고객님의 요청으로 취소했습니다/)).toBeTruthy();
  });

  it.each(["종료", "거래취소"] as const)("raises no alarm about the date of a case that is %s", async (caseStatus) => {
    await enter({ caseStatus, deadline: inDays(-3) });
    expect(within(await beside()).queryByText("3일 경과")).toBeNull();
  });
});

describe("the case's panel on a phone", () => {
  it("opens with one press where there is no room beside the conversation, and gives the focus back", async () => {
    const { person } = await enter();
    expect(screen.queryByRole("complementary", { name: "사건 정보" })).toBeNull();
    const opener = screen.getByRole("button", { name: "사건 정보" });
    await person.click(opener);
    const dialog = screen.getByRole("dialog", { name: "사건 정보" });
    expect(within(dialog).getByText("2026-000123")).toBeTruthy();
    await person.click(within(dialog).getByRole("button", { name: "닫기" }));
    expect(document.activeElement).toBe(opener);
  });

  it("has the files of a conversation with the office, and no case", async () => {
    const support = { serviceType: "admin-support", packageType: null, price: null, caseNumber: null };
    const room = office.addRoom(makeRoom(support));
    office.instead.set(`GET /api/chat-rooms/${room.id}/files`, () => ({ body: [] }));
    const { person } = await renderSite(`/chat/${room.id}`);
    await person.click(await screen.findByRole("button", { name: "주고받은 파일" }));
    const dialog = within(await screen.findByRole("dialog", { name: "주고받은 파일" }));
    expect(await dialog.findByText("아직 주고받은 파일이 없습니다.")).toBeTruthy();
    expect(dialog.queryByRole("heading", { name: "진행 상태" })).toBeNull();
    expect(screen.queryByRole("button", { name: "사건 정보" })).toBeNull();
  });

  it("asks for the files again when one came that was missed at first", async () => {
    const room = office.addRoom(makeRoom({ serviceType: "admin-support", packageType: null, price: null }));
    office.instead.set(`GET /api/chat-rooms/${room.id}/files`, () => ({ body: [] }));
    const { person } = await renderSite(`/chat/${room.id}`);
    await person.click(await screen.findByRole("button", { name: "주고받은 파일" }));
    await screen.findByText("아직 주고받은 파일이 없습니다.");
    const asked = () => office.calls.filter((call) => call.startsWith(`GET /api/chat-rooms/${room.id}/files`)).length;
    await waitFor(() => expect(realtime.status()).toBe("online"));
    const before = asked();
    const file = { fileUrl: "/api/files/01970000-0000-7000-8000-000000000001", fileName: "소장.pdf" };
    office.store(room.id, { sentByAdmin: true, content: "파일입니다", ...file }, false);
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });
});

const makeDeadline = (chatRoomId: string, part: Partial<CaseDeadline> = {}): CaseDeadline => ({
  id: crypto.randomUUID(),
  chatRoomId,
  kind: "manual",
  matter: null,
  service: null,
  extension: null,
  dueDate: inDays(1),
  nominalEnd: null,
  steps: [],
  movedFrom: null,
  statutory: false,
  enteredBy: null,
  statedBy: null,
  confirmed: true,
  confirmedBy: null,
  confirmedAt: null,
  state: "open",
  reason: null,
  version: 0,
  createdAt: "2026-11-20T01:00:00.000Z",
  updatedAt: "2026-11-20T01:00:00.000Z",
  ...part,
});

describe("a notice about a deadline", () => {
  const enterBy = async (state: CaseDeadline["state"] = "open") => {
    const room = office.addRoom(makeRoom());
    const named = makeDeadline(room.id, { state });
    office.instead.set(`GET /api/chat-rooms/${room.id}/deadlines`, () => ({ body: [makeDeadline(room.id), named] }));
    const { person } = await renderSite(`/chat/${room.id}?deadline=${named.id}`);
    return { room, person };
  };
  const focused = () => document.activeElement;
  const secondItem = async (place: HTMLElement) =>
    (await within(place).findAllByText("사무소가 정한 마감일"))[1]?.closest("li");

  it("leads to that one in the panel on a phone, once", async () => {
    const { room, person } = await enterBy();
    const dialog = await screen.findByRole("dialog", { name: "사건 정보" });
    const item = await secondItem(dialog);
    await waitFor(() => expect(focused()).toBe(item));
    await person.click(within(dialog).getByRole("button", { name: "닫기" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("status", { name: "address" }).textContent).toBe(`/chat/${room.id}`);
  });

  it("that is over by now leads to it among those that are folded", async () => {
    await enterBy("done");
    const dialog = await screen.findByRole("dialog", { name: "사건 정보" });
    await waitFor(() => expect(focused()?.closest("details")?.open).toBe(true));
    expect(focused()).toBe(await secondItem(dialog));
  });

  describe("where the panel is beside the conversation", () => {
    useWideWindow();

    it("leads to that one without covering the messages", async () => {
      await enterBy();
      const item = await secondItem(await beside());
      await waitFor(() => expect(focused()).toBe(item));
      expect(screen.queryByRole("dialog")).toBeNull();
    });
  });
});

describe("the customer's name of the case", () => {
  useWideWindow();

  const saving = (room: ChatRoom, answer: { status?: number; body: unknown } | "saved" = "saved") =>
    office.instead.set(`PATCH /api/chat-rooms/${room.id}/name`, (body) => {
      if (answer !== "saved") return answer;
      const saved = { ...room, caseName: (body as { caseName: string }).caseName || null };
      return { body: office.addRoom(saved) };
    });

  it("is changed in place, with the keyboard, and shown in the header", async () => {
    const { room, person } = await enter();
    saving(room);
    const panel = within(await beside());
    await person.click(panel.getByRole("button", { name: "사건 이름 바꾸기" }));
    const field = panel.getByRole("textbox", { name: "내가 붙인 이름" });
    expect(document.activeElement).toBe(field);
    await person.type(field, "아버지 땅 건{Enter}");
    expect(await panel.findByText("아버지 땅 건")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("사건 이름 바꾸기"));
    expect(screen.getByText("2026-000123 · 아버지 땅 건")).toBeTruthy();
  });

  it("stays as it was after Escape, and what was typed stays when it cannot be saved", async () => {
    const { room, person } = await enter({ caseName: "전세금" });
    saving(room, { status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후 다시 시도해주세요" } });
    const panel = within(await beside());
    await person.click(panel.getByRole("button", { name: "사건 이름 바꾸기" }));
    await person.type(panel.getByRole("textbox"), " 소송{Enter}");
    expect(await panel.findByText("잠시 후 다시 시도해주세요")).toBeTruthy();
    expect(panel.getByRole<HTMLInputElement>("textbox").value).toBe("전세금 소송");
    await person.keyboard("{Escape}");
    expect(panel.queryByRole("textbox")).toBeNull();
    expect(panel.getByText("전세금")).toBeTruthy();
  });

  it("stays half-typed through a closed panel, until it is given up", async () => {
    globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
    const { person } = await enter({ caseName: "전세금" });
    const opener = screen.getByRole("button", { name: "사건 정보" });
    await person.click(opener);
    await person.click(screen.getByRole("button", { name: "사건 이름 바꾸기" }));
    await person.type(screen.getByRole("textbox", { name: "내가 붙인 이름" }), " 소송");
    await person.click(screen.getByRole("dialog", { name: "사건 정보" }));
    await person.click(opener);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "내가 붙인 이름" }).value).toBe("전세금 소송");
    await person.click(screen.getByRole("button", { name: "취소" }));
    await person.click(screen.getByRole("dialog", { name: "사건 정보" }));
    await person.click(opener);
    expect(screen.queryByRole("textbox", { name: "내가 붙인 이름" })).toBeNull();
  });

  it("that was given on another screen is shown at once", async () => {
    const { room } = await enter();
    await waitFor(() => expect(realtime.status()).toBe("online"));
    office.sockets.emit("room-updated", { ...room, caseName: "할머니 집", updatedAt: new Date().toISOString() });
    expect(await within(await beside()).findByText("할머니 집")).toBeTruthy();
  });
});
