import type { AiConversation } from "@legal/contracts";
import { member, provideModalDialogs } from "@legal/web-kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import {
  message,
  openStream,
  CONVERSATION_ID,
  conversationOf,
  turnIdOf,
  turns,
  whole,
} from "../../../testing/consult-conversation.ts";
import { fakeApi, refusal, UNAUTHENTICATED } from "../../../testing/fake-api.ts";
import {
  ROOM,
  CURRENT,
  ASK,
  FOLLOW,
  STATUS,
  signedIn,
  openPanel,
  askStreaming,
} from "../../../testing/open-consult.ts";
import { renderSite } from "../../../testing/render-site.tsx";

beforeAll(() => {
  provideModalDialogs();
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());

describe("the introduction", () => {
  afterEach(() => Reflect.deleteProperty(globalThis, "IntersectionObserver"));

  it("keeps its link in place while the panel arrives, so that a press at that moment counts", async () => {
    let scrollIntoView = () => undefined as void;
    globalThis.IntersectionObserver = class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoView = () => notify([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const api = fakeApi({ ...STATUS, [CURRENT]: () => ({ body: null }) });
    const person = await renderSite("/service/payment-order");
    const link = await screen.findByRole("link", { name: "AI 상담 시작하기" });
    act(() => scrollIntoView());
    await waitFor(() => expect(api.to("GET", "/api/ai/status")).toHaveLength(1));
    expect(link.isConnected).toBe(true);
    await person.click(link);
    expect(await screen.findByRole("textbox", { name: "질문" })).toBeTruthy();
  });
});

describe("an answer", () => {
  it("appears as it is written, and ends with what it rests on", async () => {
    const { panel, answer, turnId, box } = await askStreaming();
    answer.say({ delta: "먼저 내용증명을 " });
    await panel.findByText(/먼저 내용증명을/);
    expect(panel.getByRole("button", { name: "중지" })).toBeTruthy();
    answer.raw(": still here\n\n");
    answer.say({ delta: "보냅니다." });
    const source = {
      id: "rule:paymentOrderObjection",
      title: "지급명령 이의신청",
      statutes: ["민사소송법 제468조"],
      confidence: "statute" as const,
      asOf: "2026-11-01",
      serviceTypes: [],
    };
    answer.say(whole(turnId, { response: "먼저 내용증명을 보냅니다.", sources: [source] }));
    answer.end();
    expect(await panel.findByText("먼저 내용증명을 보냅니다.")).toBeTruthy();
    expect(panel.getByText("근거 자료 1개")).toBeTruthy();
    expect(panel.getByText(/민사소송법 제468조 · 법령/)).toBeTruthy();
    // The first answer has introduced the helper.
    expect(panel.queryByText(/자동 안내입니다/)).toBeNull();
    const answered = panel.getByText("먼저 내용증명을 보냅니다.").closest("li") ?? document.body;
    expect(within(answered).getByText("AI 상담")).toBeTruthy();
    expect(box.value).toBe("");
  });

  it("is plain text whatever the model writes, with doubtful claims marked and named", async () => {
    const { panel, answer, turnId } = await askStreaming();
    const response = "<img src=x onerror=alert(1)> [여기](https://evil.example) 민법 제9999조 [확인되지 않음]";
    answer.say(whole(turnId, { response, unverified: ["민법 제9999조"] }));
    answer.end();
    expect(await panel.findByText("확인되지 않은 내용이 있습니다")).toBeTruthy();
    const conversation = within(panel.getByRole("region", { name: "AI 상담 대화" }));
    expect(conversation.queryByRole("img")).toBeNull();
    expect(conversation.queryByRole("link", { name: "여기" })).toBeNull();
    expect(panel.getByText("민법 제9999조", { selector: "mark" })).toBeTruthy();
    expect(conversation.getByRole("link", { name: "담당자에게 확인하기" }).getAttribute("href")).toBe(
      "/?service=payment-order#contact",
    );
  });

  it("warns of a period at once, and once", async () => {
    const warning = {
      rule: "paymentOrderObjection",
      title: "지급명령 이의신청은 2주",
      text: "송달받은 날부터 2주",
      statutes: ["민사소송법 제468조"],
      confidence: "statute" as const,
      note: "법원의 안내가 우선합니다.",
      serviceTypes: [],
    };
    const { panel, answer, turnId } = await askStreaming();
    answer.say({ warnings: [warning] });
    expect(await panel.findByText("기한 주의: 놓치면 되돌리기 어렵습니다")).toBeTruthy();
    const listed = `기한을 먼저 확인하세요.\n• ${warning.title}: ${warning.text} (민사소송법 제468조)\n서류를 보내 주세요.`;
    answer.say({ delta: `${listed}\n\n` });
    answer.say(whole(turnId, { response: `${listed}\n\n서두르세요.`, warnings: [warning] }));
    answer.end();
    await panel.findByText("서두르세요.");
    const conversation = within(panel.getByRole("region", { name: "AI 상담 대화" }));
    expect(conversation.getAllByText(/지급명령 이의신청은 2주/u)).toHaveLength(1);
    expect(conversation.getAllByText(/송달받은 날부터 2주/u)).toHaveLength(1);
    expect(conversation.queryByText(/기한을 먼저 확인하세요/u)).toBeNull();
  });

  it("is stopped by the reader, and asked for again", async () => {
    const stopped = (turnId: string) =>
      conversationOf(
        message({ turnId, content: "돈을 못 받았어요" }),
        message({ turnId, role: "assistant", content: "여기까지", status: "stopped" }),
      );
    const again = openStream();
    let turn = "";
    const { panel, person, answer, turnId, api } = await askStreaming({
      [`POST /api/ai/chat/${CONVERSATION_ID}/stop`]: () => ({ body: stopped(turn) }),
      [`POST /api/ai/chat/${CONVERSATION_ID}/regenerate`]: () => ({ stream: again.stream }),
    });
    turn = turnId;
    answer.say({ delta: "여기까지" });
    await person.click(await panel.findByRole("button", { name: "중지" }));
    answer.say(whole(turnId, { response: "여기까지", status: "stopped" }));
    answer.end();
    expect(await panel.findByText("중지한 답입니다. 여기까지만 받았습니다.")).toBeTruthy();
    await person.click(await panel.findByRole("button", { name: "다시 답하기" }));
    again.say({ started: true, conversationId: CONVERSATION_ID, turnId, mode: "offline" });
    again.say(whole(turnId, { response: "새 답입니다." }));
    again.end();
    expect(await panel.findByText("새 답입니다.")).toBeTruthy();
    expect(panel.queryByText("여기까지")).toBeNull();
    expect(api.to("POST", `/api/ai/chat/${CONVERSATION_ID}/stop`)).toHaveLength(1);
  });

  it("goes on after a reload in its midst", async () => {
    const turnId = "01970000-0000-7000-8000-0000000000b1";
    const rest = openStream();
    fakeApi({
      ...STATUS,
      [CURRENT]: () => ({
        body: conversationOf(
          message({ content: "돈을 못 받았어요" }),
          message({ role: "assistant", status: "writing" }),
        ),
      }),
      [FOLLOW]: () => ({ stream: rest.stream }),
    });
    const person = await renderSite("/service/payment-order");
    const panel = within(await screen.findByRole("region", { name: "AI에게 물어보기" }));
    await person.click(await panel.findByRole("link", { name: "AI 상담 시작하기" }));
    await panel.findByText("돈을 못 받았어요");
    rest.say({ started: true, conversationId: CONVERSATION_ID, turnId, mode: "offline" });
    rest.say({ delta: "처음부터 " });
    rest.say(whole(turnId, { response: "처음부터 끝까지" }));
    rest.end();
    expect(await panel.findByText("처음부터 끝까지")).toBeTruthy();
  });

  it("is looked for again when the connection is cut", async () => {
    const rest = openStream();
    let stored: AiConversation | null = null;
    const { panel, answer, turnId } = await askStreaming({
      [CURRENT]: () => ({ body: stored }),
      [FOLLOW]: () => ({ stream: rest.stream }),
    });
    stored = conversationOf(
      message({ turnId, content: "돈을 못 받았어요" }),
      message({ turnId, role: "assistant", status: "writing" }),
    );
    answer.say({ delta: "여기서 끊" });
    await panel.findByText("여기서 끊");
    answer.end();
    rest.say(whole(turnId, { response: "이어진 답" }));
    rest.end();
    expect(await panel.findByText("이어진 답")).toBeTruthy();
    expect(panel.queryByText("보내지 못했습니다")).toBeNull();
  });
});

describe("a question", () => {
  it("that is blank or invisible is not sent", async () => {
    const { api, person, panel, box } = await openPanel({});
    await person.type(box, "  \u200B {Enter}");
    expect(panel.getByRole<HTMLButtonElement>("button", { name: "보내기" }).disabled).toBe(true);
    expect(api.to("POST", "/api/ai/chat")).toHaveLength(0);
  });

  it("that was refused keeps its text, says why, and is sent again as the same turn", async () => {
    let refused = true;
    const answer = openStream();
    const { api, person, panel, ask } = await openPanel({
      [ASK]: () => (refused ? refusal(429, "RATE_LIMITED", "요청이 너무 많습니다.") : { stream: answer.stream }),
    });
    await ask("돈을 못 받았어요");
    expect(await panel.findByText(/요청이 너무 많습니다/)).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toBe("오류메시지 전송에 실패했습니다");
    expect(screen.getAllByText(/요청이 너무 많습니다/)).toHaveLength(1);
    refused = false;
    await person.click(panel.getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(api.to("POST", "/api/ai/chat")).toHaveLength(2));
    const ids = api.to("POST", "/api/ai/chat").map(({ body }) => turnIdOf(body));
    expect(new Set(ids).size).toBe(1);
    answer.say({ started: true, conversationId: CONVERSATION_ID, turnId: ids[0] ?? "", mode: "offline" });
    answer.say(whole(ids[0] ?? "", { response: "이제 답합니다." }));
    answer.end();
    expect(await panel.findByText("이제 답합니다.")).toBeTruthy();
    expect(panel.getAllByText("돈을 못 받았어요")).toHaveLength(1);
  });

  it("that was refused comes back into the box, also after a reload", async () => {
    const { person, panel, box, ask } = await openPanel({ [ASK]: () => ({ status: 500 }) });
    await ask("돈을 못 받았어요");
    expect((await screen.findByRole("alert")).textContent).toBe("오류메시지 전송에 실패했습니다");
    expect(Object.values(localStorage)).toContain("돈을 못 받았어요");
    await person.click(await panel.findByRole("button", { name: "고쳐 쓰기" }));
    expect(box.value).toBe("돈을 못 받았어요");
  });

  it("whose answer failed keeps both, with the reason and another try", async () => {
    const failed = conversationOf(
      message({ content: "돈을 못 받았어요" }),
      message({ role: "assistant", status: "failed", error: "BUDGET_EXCEEDED" }),
    );
    const { panel } = await openPanel({ [CURRENT]: () => ({ body: failed }) });
    expect(panel.getByText("돈을 못 받았어요")).toBeTruthy();
    expect(panel.getByText(/오늘 사용할 수 있는 AI 이용량/)).toBeTruthy();
    expect(panel.getByRole("button", { name: "다시 시도" })).toBeTruthy();
  });
});

describe("the way to a case", () => {
  it("shows the prices from six messages on, and the conversation goes on", async () => {
    const { panel, box } = await openPanel({ ...signedIn, [CURRENT]: () => ({ body: conversationOf(...turns(3)) }) });
    expect(panel.getByRole("heading", { name: "이제 시작하시겠어요?" })).toBeTruthy();
    expect(panel.getByText("3. 상품 선택").getAttribute("aria-current")).toBe("step");
    expect(box.disabled).toBe(false);
  });

  it("has no prices before", async () => {
    const { panel } = await openPanel({ [CURRENT]: () => ({ body: conversationOf(...turns(2)) }) });
    expect(panel.queryByRole("heading", { name: "이제 시작하시겠어요?" })).toBeNull();
    expect(panel.getByRole("link", { name: "로그인" }).getAttribute("href")).toBe(
      "/login?next=%2Fservice%2Fpayment-order%23consult",
    );
  });

  it("ties the conversation to the case that is bought", async () => {
    const { api, person, panel } = await openPanel({
      ...signedIn,
      [CURRENT]: () => ({ body: conversationOf(...turns(3)) }),
      "POST /api/chat-rooms": () => ({ status: 201, body: { id: ROOM } }),
      [`PATCH /api/ai/conversations/${CONVERSATION_ID}/link`]: () => ({ body: conversationOf(...turns(3)) }),
    });
    await person.click(panel.getByRole("button", { name: "스탠다드 구매하기" }));
    await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "구매하기" }));
    await waitFor(() => expect(api.to("PATCH", `/api/ai/conversations/${CONVERSATION_ID}/link`)).toHaveLength(1));
    expect(api.to("PATCH", `/api/ai/conversations/${CONVERSATION_ID}/link`)[0]?.body).toEqual({ chatRoomId: ROOM });
    await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe(`/chat/${ROOM}`));
  });

  it("begins with what was written for the recommendation", async () => {
    localStorage.setItem(`private:${member.id}:situation`, "친구가 돈을 안 갚아요");
    fakeApi({ ...STATUS, ...signedIn, [CURRENT]: () => ({ body: null }) });
    await renderSite("/service/payment-order#consult");
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "질문" });
    expect(box.value).toBe("친구가 돈을 안 갚아요");
    expect(screen.getByText(/추천받을 때 적으신 내용/)).toBeTruthy();
  });

  it("begins with what was written into the finder before a login", async () => {
    localStorage.setItem("private:visitor:situation", "친구가 돈을 안 갚아요");
    fakeApi({ ...STATUS, ...signedIn, [CURRENT]: () => ({ body: null }) });
    await renderSite("/service/payment-order#consult");
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "질문" });
    expect(box.value).toBe("친구가 돈을 안 갚아요");
  });
});

describe("when the assistant is unavailable", () => {
  it("says so, with a retry and the way to staff", async () => {
    let away = true;
    fakeApi({
      ...STATUS,
      "GET /api/auth/me": () => UNAUTHENTICATED,
      [CURRENT]: () =>
        away
          ? refusal(503, "SERVICE_UNAVAILABLE", "지금은 이 기능을 사용할 수 없습니다.")
          : { body: conversationOf(...turns(1)) },
    });
    const person = await renderSite("/service/payment-order");
    const panel = within(await screen.findByRole("region", { name: "AI에게 물어보기" }));
    await person.click(await panel.findByRole("link", { name: "AI 상담 시작하기" }));
    expect(await panel.findByText("지난 상담을 불러오지 못했습니다")).toBeTruthy();
    expect(panel.getByRole("link", { name: "담당자에게 확인하기" })).toBeTruthy();
    away = false;
    await person.click(panel.getByRole("button", { name: "다시 시도" }));
    expect(await panel.findByText("답 0")).toBeTruthy();
  });
});
