import type { AiConversation, AiMessage } from "@legal/contracts";
import { makeRoom } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";
import { shortened } from "./preview-of.ts";

const LIST = "GET /api/ai-conversations/my";
const CONVERSATION = "01970000-0000-7000-8000-0000000000a1";
const LONG = "가나다라마".repeat(30);

const office = useOffice();

const message = (role: AiMessage["role"], content: string, index: number): AiMessage => ({
  id: `01970000-0000-7000-8000-${String(index).padStart(12, "0")}`,
  turnId: CONVERSATION,
  role,
  content,
  status: "complete",
  error: null,
  sources: [],
  warnings: [],
  unverified: [],
  createdAt: "2026-11-20T01:00:00.000Z",
});

const makeConversation = (part: Partial<AiConversation> = {}): AiConversation => ({
  id: CONVERSATION,
  userId: null,
  chatRoomId: null,
  serviceType: "payment-order",
  messages: [
    message("user", "첫 질문", 1),
    message("assistant", "첫 답", 2),
    message("user", LONG, 3),
    message("assistant", "마지막 답", 4),
  ],
  createdAt: "2026-11-20T01:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
  ...part,
});

beforeEach(() => {
  office.instead.set("GET /api/chat-rooms/consultations/my", () => ({ body: [] }));
  office.instead.set(LIST, () => ({ body: [makeConversation()] }));
  office.instead.set(`GET /api/ai/chat/${CONVERSATION}`, () => ({ body: makeConversation() }));
});

describe("a preview", () => {
  it("holds 100 characters and cuts none in half", () => {
    expect(shortened("가".repeat(100))).toBe("가".repeat(100));
    expect(shortened("😀".repeat(101))).toBe(`${"😀".repeat(100)}…`);
  });
});

describe("the AI history", () => {
  it("shows the last two things said on the overview, shortened, and leads to all", async () => {
    const { person } = await renderSite("/mypage");
    expect(await screen.findByText("마지막 답")).toBeTruthy();
    expect(screen.getByText(`${LONG.slice(0, 100)}…`)).toBeTruthy();
    expect(screen.queryByText("첫 답")).toBeNull();
    await person.click(screen.getByRole("tab", { name: "AI 상담" }));
    expect(screen.getByLabelText("address").textContent).toBe("/mypage?tab=ai");
    expect(await screen.findByText("메시지 4개")).toBeTruthy();
  });

  it("names the AI as the author of each of its answers, on the overview and in the conversation", async () => {
    const { person } = await renderSite("/mypage");
    expect((await screen.findByText("마지막 답")).textContent).toBe("AI 상담마지막 답");
    await person.click(screen.getByRole("link", { name: /마지막 답/ }));
    for (const text of ["첫 답", "마지막 답"]) {
      const answer = (await screen.findByText(text)).closest("li") ?? document.body;
      expect(within(answer).getByText("AI 상담")).toBeTruthy();
    }
    const question = screen.getByText("첫 질문").closest("li") ?? document.body;
    expect(within(question).queryByText("AI 상담")).toBeNull();
    expect(screen.getByText(/판단은 담당자와 변호사가 합니다/)).toBeTruthy();
  });

  it("opens a conversation as a whole, and leads back and on", async () => {
    const room = office.addRoom(makeRoom());
    const conversation = makeConversation({ chatRoomId: room.id });
    office.instead.set(LIST, () => ({ body: [conversation] }));
    office.instead.set(`GET /api/ai/chat/${CONVERSATION}`, () => ({ body: conversation }));
    const { person } = await renderSite("/mypage?tab=ai");
    expect(await screen.findByText("사건에 연결됨")).toBeTruthy();
    await person.click(screen.getByRole("link", { name: /지급명령/ }));
    expect(await screen.findByText("첫 답")).toBeTruthy();
    expect(screen.getByText(LONG)).toBeTruthy();
    expect(screen.getByRole("link", { name: "채팅방 열기" }).getAttribute("href")).toBe(`/chat/${room.id}`);
    expect(screen.getByRole("link", { name: "이어서 상담하기" }).getAttribute("href")).toBe(
      "/service/payment-order#consult",
    );
    await person.click(screen.getByRole("link", { name: "목록으로" }));
    expect(await screen.findByText("메시지 4개")).toBeTruthy();
  });

  it("says so when a download fails", async () => {
    office.instead.set(`GET /api/ai/conversations/${CONVERSATION}/download`, () => ({ status: 500 }));
    const { person } = await renderSite(`/mypage?tab=ai&talk=${CONVERSATION}`);
    await person.click(await screen.findByRole("button", { name: "Word로 받기" }));
    expect((await screen.findByRole("alert")).textContent).toBe("오류다운로드에 실패했습니다");
  });

  it("hands over the Word file under the server's name", async () => {
    office.instead.set(`GET /api/ai/conversations/${CONVERSATION}/download`, () => ({
      body: "docx",
      headers: { "content-disposition": "attachment; filename*=UTF-8''AI%20%EC%83%81%EB%8B%B4.docx" },
    }));
    const saved: string[] = [];
    URL.createObjectURL = () => "blob:test";
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { person } = await renderSite(`/mypage?tab=ai&talk=${CONVERSATION}`);
    await person.click(await screen.findByRole("button", { name: "Word로 받기" }));
    await waitFor(() => expect(saved).toEqual(["AI 상담.docx"]));
    click.mockRestore();
  });

  it("says what to do when there is none, and offers a retry when it cannot be loaded", async () => {
    office.instead.set(LIST, () => ({ body: [] }));
    const { unmount } = await renderSite("/mypage?tab=ai");
    expect(await screen.findByText("아직 AI와 나눈 상담이 없습니다")).toBeTruthy();
    unmount();
    office.instead.set(LIST, () => ({ status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후" } }));
    const { person } = await renderSite("/mypage?tab=ai");
    const panel = within(await screen.findByRole("tabpanel"));
    await panel.findByText("AI 상담을 불러오지 못했습니다");
    office.instead.set(LIST, () => ({ body: [makeConversation()] }));
    await person.click(panel.getByRole("button", { name: "다시 시도" }));
    expect(await panel.findByText("마지막 답")).toBeTruthy();
  });

  it("does not know a conversation that is gone", async () => {
    office.instead.set(`GET /api/ai/chat/${CONVERSATION}`, () => ({
      status: 404,
      body: { code: "NOT_FOUND", message: "" },
    }));
    await renderSite(`/mypage?tab=ai&talk=${CONVERSATION}`);
    expect(await screen.findByText("찾으시는 상담이 없습니다")).toBeTruthy();
  });
});

describe("what was asked before the login", () => {
  const WAITING = "/api/ai/visitor-conversations";
  const waiting = {
    id: CONVERSATION,
    serviceType: "payment-order",
    firstWords: "첫 질문",
    createdAt: "2026-11-20T01:00:00.000Z",
    updatedAt: "2026-11-20T02:00:00.000Z",
  };

  it("waits above the history, also when it was put off, and joins it once it is claimed", async () => {
    let claimed = false;
    office.instead.set(`GET ${WAITING}`, () => ({ body: claimed ? [] : [waiting] }));
    office.instead.set(LIST, () => ({ body: claimed ? [makeConversation()] : [] }));
    office.instead.set(`POST ${WAITING}/claim`, (body) => {
      claimed = true;
      return { body };
    });
    const { unmount, person: first } = await renderSite("/mypage?tab=ai");
    expect(await screen.findByText("아직 AI와 나눈 상담이 없습니다")).toBeTruthy();
    await first.click(await screen.findByRole("button", { name: "나중에" }));
    unmount();
    const { person } = await renderSite("/mypage?tab=ai");
    await person.click(await screen.findByRole("button", { name: "옮기기" }));
    expect(await screen.findByText("메시지 4개")).toBeTruthy();
    expect(screen.getByText(/상담 1건을/)).toBeTruthy();
  });
});

describe("a case that came of a conversation", () => {
  it("leads to the conversation", async () => {
    const room = office.addRoom(makeRoom());
    // On a later page of the list, unless it is asked for by the case.
    office.instead.set(LIST, (_body, { searchParams }) => ({
      body: searchParams.get("chatRoomId") === room.id ? [makeConversation({ chatRoomId: room.id })] : [],
    }));
    await renderSite(`/chat/${room.id}`);
    const link = await screen.findByRole("link", { name: "상담 내용 보기" });
    expect(link.getAttribute("href")).toBe(`/mypage?tab=ai&talk=${CONVERSATION}`);
  });

  it("leads to it also with a server of the release before, which refuses to look for a case", async () => {
    const room = office.addRoom(makeRoom());
    office.instead.set(LIST, (_body, { searchParams }) =>
      searchParams.size > 0
        ? { status: 400, body: { code: "VALIDATION_FAILED", message: "chatRoomId: unknownField" } }
        : { body: [makeConversation({ id: room.userId }), makeConversation({ chatRoomId: room.id })] },
    );
    await renderSite(`/chat/${room.id}`);
    const link = await screen.findByRole("link", { name: "상담 내용 보기" });
    expect(link.getAttribute("href")).toBe(`/mypage?tab=ai&talk=${CONVERSATION}`);
  });
});
