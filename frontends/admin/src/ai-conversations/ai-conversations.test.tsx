import type { AiConversation, AiMessage } from "@legal/contracts";
import { admin, makeRoom, provideModalDialogs, renderPages } from "@legal/web-kit/testing";
import { screen, within } from "@testing-library/react";
import { catalogues } from "../testing/catalogues.ts";
import { AiConversationsButton } from "./ai-conversations-button.tsx";

interface Answer {
  status?: number;
  body: unknown;
}

const answers = new Map<string, (query: URLSearchParams) => Answer>();
const room = makeRoom();

beforeAll(() => {
  provideModalDialogs();
  globalThis.fetch = (input, init) => {
    const { url, method } = new Request(input, init);
    const { pathname, searchParams } = new URL(url);
    const { status = 200, body } = answers.get(`${method} ${pathname}`)?.(searchParams) ?? { status: 404, body: null };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  answers.set("GET /api/auth/me", () => ({ body: admin }));
});

const LIST = `GET /api/ai/conversations/${room.userId}`;

const message = (role: AiMessage["role"], content: string): AiMessage => ({
  id: crypto.randomUUID(),
  turnId: room.id,
  role,
  content,
  status: "complete",
  error: null,
  sources: [],
  warnings: [],
  unverified: role === "assistant" ? ["민법 제9999조"] : [],
  createdAt: "2026-11-20T01:00:00.000Z",
});

const makeConversation = (serviceType: string, chatRoomId: string | null): AiConversation => ({
  id: crypto.randomUUID(),
  userId: room.userId,
  chatRoomId,
  serviceType,
  messages: [message("user", `${serviceType}에 대한 질문`), message("assistant", "민법 제9999조에 따른 답")],
  createdAt: "2026-11-20T01:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
});

const openConversations = async () => {
  const { person } = await renderPages(
    <AiConversationsButton userId={room.userId} roomId={room.id} customer="김민지" />,
    "/admin",
    catalogues,
  );
  await person.click(screen.getByRole("button", { name: "AI 상담" }));
  const dialog = within(await screen.findByRole("dialog", { name: "김민지님의 AI 상담" }));
  return { person, dialog };
};

describe("a customer's conversations with the AI", () => {
  it("begin with that of the case, opened, with everything that was said", async () => {
    const conversations = [makeConversation("payment-order", room.id), makeConversation("complaint", null)];
    // The server's first page begins with the one of the case that is asked for.
    answers.set(LIST, (query) => ({
      body: query.get("chatRoomId") === room.id ? conversations : conversations.toReversed(),
    }));
    const { dialog } = await openConversations();
    const [first, second] = await dialog.findAllByRole("group");
    expect(first?.textContent).toContain("지급명령이 사건");
    expect([first, second].map((item) => item?.hasAttribute("open"))).toEqual([true, false]);
    const conversation = within(first ?? document.body);
    expect(conversation.getByText("payment-order에 대한 질문")).toBeTruthy();
    expect(conversation.getByText("민법 제9999조", { selector: "mark" })).toBeTruthy();
    expect(conversation.getByText("김민지")).toBeTruthy();
  });

  it("are shown, the wanted one first, by a server of the release before, which knows no wanted one", async () => {
    answers.set(LIST, (query) =>
      query.size > 0
        ? { status: 400, body: { code: "VALIDATION_FAILED", message: "chatRoomId: unknownField" } }
        : { body: [makeConversation("complaint", null), makeConversation("payment-order", room.id)] },
    );
    const { dialog } = await openConversations();
    const [first, second] = await dialog.findAllByRole("group");
    expect(first?.textContent).toContain("지급명령이 사건");
    expect(second?.textContent).not.toContain("이 사건");
  });

  it("name the AI as the author of each of its answers, and what they are worth", async () => {
    answers.set(LIST, () => ({ body: [makeConversation("payment-order", room.id)] }));
    const { dialog } = await openConversations();
    const answer = (await dialog.findByText("민법 제9999조", { selector: "mark" })).closest("li") ?? document.body;
    expect(within(answer).getByText("AI 상담")).toBeTruthy();
    const question = dialog.getByText("payment-order에 대한 질문").closest("li") ?? document.body;
    expect(within(question).queryByText("AI 상담")).toBeNull();
    expect(dialog.getByText(/판단은 담당자와 변호사가 합니다/)).toBeTruthy();
  });

  it.each([true, false])("show a period that threatens once: in a card (%s), else in the words", async (hasCard) => {
    const warning = {
      rule: "paymentOrderObjection",
      title: "지급명령 이의신청",
      text: "송달받은 날부터 2주",
      statutes: ["민사소송법 제468조"],
      confidence: "statute" as const,
      note: "법원의 안내가 우선합니다.",
      serviceTypes: [],
    };
    const listed = `기한을 먼저 확인하세요.\n• ${warning.title}: ${warning.text} (민사소송법 제468조)\n\n다른 말`;
    const answer = { ...message("assistant", listed), warnings: hasCard ? [warning] : [] };
    answers.set(LIST, () => ({ body: [{ ...makeConversation("payment-order", room.id), messages: [answer] }] }));
    const { dialog } = await openConversations();
    expect(await dialog.findByText("다른 말")).toBeTruthy();
    expect(dialog.getAllByText(/송달받은 날부터 2주/u)).toHaveLength(1);
    expect(dialog.queryAllByText(/기한을 먼저 확인하세요/u)).toHaveLength(hasCard ? 0 : 1);
  });

  it("say so when a Word file cannot be had", async () => {
    answers.set(LIST, () => ({ body: [makeConversation("payment-order", room.id)] }));
    const { person, dialog } = await openConversations();
    await person.click(await dialog.findByRole("button", { name: "Word로 받기" }));
    expect((await screen.findByRole("alert")).textContent).toBe("오류다운로드에 실패했습니다");
  });

  it("may be none", async () => {
    answers.set(LIST, () => ({ body: [] }));
    const { dialog } = await openConversations();
    expect(await dialog.findByText("AI와 나눈 상담이 없습니다")).toBeTruthy();
  });

  it("can be asked for again when they cannot be loaded", async () => {
    answers.set(LIST, () => ({ status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후" } }));
    const { person, dialog } = await openConversations();
    expect(await dialog.findByText("AI 상담을 불러오지 못했습니다")).toBeTruthy();
    answers.set(LIST, () => ({ body: [makeConversation("payment-order", null)] }));
    await person.click(dialog.getByRole("button", { name: "다시 시도" }));
    expect(await dialog.findByText("payment-order에 대한 질문")).toBeTruthy();
  });
});
