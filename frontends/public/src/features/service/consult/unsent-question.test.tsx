import { member, provideModalDialogs } from "@legal/web-kit/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import {
  CONVERSATION_ID,
  conversationOf,
  message,
  openStream,
  turnIdOf,
  turns,
  whole,
} from "../../../testing/consult-conversation.ts";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { ASK, askStreaming, CURRENT, FOLLOW, openPanel, signedIn, STATUS } from "../../../testing/open-consult.ts";
import { renderSite } from "../../../testing/render-site.tsx";

beforeAll(() => {
  provideModalDialogs();
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());

const FIRST = "친구가 돈을 안 갚아요";
const NEXT = "차용증은 없어요";
const NOT_SENT = "보내지 못했습니다";
const UNSURE = "보냈는지 아직 확인하지 못했습니다";
const FIRST_DECIDE = "위의 질문을 다시 보내거나 고쳐 쓰시면, 이 글을 보낼 수 있습니다.";
const FIRST_RETRY = "위에서 다시 시도를 눌러 앞의 질문이 전해진 것을 확인하시면, 이 글을 보낼 수 있습니다.";
const FIRST_ANSWER = "앞의 질문에 대한 답이 끝나면, 이 글을 보낼 수 있습니다.";

type Handlers = Parameters<typeof fakeApi>[0];

/** The page as it is after a reload, with what this browser has kept. */
const comeBack = async (handlers: Handlers) => {
  cleanup();
  const api = fakeApi({ ...STATUS, [CURRENT]: () => ({ body: null }), ...handlers });
  const person = await renderSite("/service/payment-order");
  const panel = within(await screen.findByRole("region", { name: "AI에게 물어보기" }));
  await person.click(await panel.findByRole("link", { name: "AI 상담 시작하기" }));
  return { api, person, panel };
};

/** Asks, types the next question, and has the first refused. */
const refuseWhileTyping = async (handlers: Handlers = {}) => {
  const asked = Promise.withResolvers<ReturnType<typeof refusal>>();
  const opened = await openPanel({ [ASK]: () => asked.promise, ...handlers });
  await opened.ask(FIRST);
  await opened.person.type(opened.box, NEXT);
  asked.resolve(refusal(503, "SERVICE_UNAVAILABLE", "지금은 이 기능을 사용할 수 없습니다."));
  await opened.panel.findByText(NOT_SENT);
  return { ...opened, turnId: turnIdOf(opened.api.to("POST", "/api/ai/chat")[0]?.body) };
};

describe("a question that was refused while the next one was being typed", () => {
  it("is there after a reload as not sent, beside the next one, and is sent as the same turn", async () => {
    const { turnId } = await refuseWhileTyping();
    const answer = openStream();
    const { api, person, panel } = await comeBack({ [ASK]: () => ({ stream: answer.stream }) });
    expect(await panel.findByText(FIRST)).toBeTruthy();
    expect(panel.getByText(NOT_SENT)).toBeTruthy();
    expect((await panel.findByRole<HTMLTextAreaElement>("textbox", { name: "질문" })).value).toBe(NEXT);
    await person.click(panel.getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(api.to("POST", "/api/ai/chat")).toHaveLength(1));
    expect(turnIdOf(api.to("POST", "/api/ai/chat")[0]?.body)).toBe(turnId);
    answer.say({ started: true, conversationId: CONVERSATION_ID, turnId, mode: "offline" });
    answer.say(whole(turnId, { response: "이제 답합니다." }));
    answer.end();
    expect(await panel.findByText("이제 답합니다.")).toBeTruthy();
    expect(panel.getAllByText(FIRST)).toHaveLength(1);
    expect(Object.values(localStorage)).not.toContain(FIRST);
    expect(Object.values(localStorage)).toContain(NEXT);
  });

  it("says at the button that it comes first, until the reader has decided about it", async () => {
    const { person, panel, box } = await refuseWhileTyping();
    const send = () => panel.getByRole<HTMLButtonElement>("button", { name: "보내기", description: FIRST_DECIDE });
    expect(send().disabled).toBe(true);
    expect(panel.getByText(FIRST_DECIDE)).toBeTruthy();
    await person.clear(box);
    expect(panel.queryByText(FIRST_DECIDE)).toBeNull();
    await person.type(box, NEXT);
    await person.click(panel.getByRole("button", { name: "고쳐 쓰기" }));
    expect(panel.queryByText(FIRST_DECIDE)).toBeNull();
    expect(panel.getByRole<HTMLButtonElement>("button", { name: "보내기" }).disabled).toBe(false);
  });

  it("is not shown again where the server has it after all", async () => {
    const { turnId } = await refuseWhileTyping();
    const stored = conversationOf(
      message({ turnId, content: FIRST }),
      message({ turnId, role: "assistant", content: "이미 답했습니다." }),
    );
    const { panel } = await comeBack({ [CURRENT]: () => ({ body: stored }) });
    expect(await panel.findByText("이미 답했습니다.")).toBeTruthy();
    expect(panel.getAllByText(FIRST)).toHaveLength(1);
    expect(panel.queryByText(NOT_SENT)).toBeNull();
    await waitFor(() => expect(Object.values(localStorage)).not.toContain(FIRST));
  });

  it("is the member's after a login", async () => {
    await refuseWhileTyping();
    const { person, panel } = await comeBack(signedIn);
    expect(await panel.findByText(FIRST)).toBeTruthy();
    await person.click(panel.getByRole("button", { name: "고쳐 쓰기" }));
    const box = await panel.findByRole<HTMLTextAreaElement>("textbox", { name: "질문" });
    expect(box.value).toBe(`${FIRST}\n\n${NEXT}`);
    expect(localStorage.getItem(`private:${member.id}:consult:payment-order`)).toBe(box.value);
    expect(Object.values(localStorage)).not.toContain(FIRST);
  });
});

describe("a question that is on its way in another tab, or was at a reload", () => {
  const sendAndLeave = async () => {
    const opened = await openPanel({ [ASK]: () => new Promise(() => {}) });
    await opened.ask(FIRST);
    await waitFor(() => expect(opened.api.to("POST", "/api/ai/chat")).toHaveLength(1));
    return turnIdOf(opened.api.to("POST", "/api/ai/chat")[0]?.body);
  };

  it("is not said to be unsent, and gives way to the server's copy on the next look", async () => {
    const turnId = await sendAndLeave();
    let stored = conversationOf(...turns(1));
    const { person, panel } = await comeBack({ [CURRENT]: () => ({ body: stored }) });
    expect(await panel.findByText(FIRST)).toBeTruthy();
    expect(panel.getByText(UNSURE)).toBeTruthy();
    expect(panel.queryByText(NOT_SENT)).toBeNull();
    expect(panel.queryByRole("button", { name: "고쳐 쓰기" })).toBeNull();
    await person.type(panel.getByRole("textbox", { name: "질문" }), NEXT);
    expect(panel.getByRole("button", { name: "보내기", description: FIRST_RETRY })).toBeTruthy();
    stored = conversationOf(
      ...turns(1),
      message({ turnId, content: FIRST }),
      message({ turnId, role: "assistant", content: "이제 답했습니다." }),
    );
    fireEvent.focus(window);
    expect(await panel.findByText("이제 답했습니다.")).toBeTruthy();
    expect(panel.getAllByText(FIRST)).toHaveLength(1);
    expect(panel.queryByText(UNSURE)).toBeNull();
    expect(Object.values(localStorage)).not.toContain(FIRST);
  });

  it("is sent again as the same turn, and can be rewritten once that is refused", async () => {
    const turnId = await sendAndLeave();
    const { api, person, panel } = await comeBack({
      [ASK]: () => refusal(503, "SERVICE_UNAVAILABLE", "지금은 이 기능을 사용할 수 없습니다."),
    });
    await person.click(await panel.findByRole("button", { name: "다시 시도" }));
    expect(await panel.findByText(NOT_SENT)).toBeTruthy();
    expect(turnIdOf(api.to("POST", "/api/ai/chat")[0]?.body)).toBe(turnId);
    expect(panel.queryByText(UNSURE)).toBeNull();
    await person.click(panel.getByRole("button", { name: "고쳐 쓰기" }));
    expect((await panel.findByRole<HTMLTextAreaElement>("textbox", { name: "질문" })).value).toBe(FIRST);
  });
});

it("a question that was refused for another's answer stays while that answer is followed", async () => {
  const rest = openStream();
  const turnId = "01970000-0000-7000-8000-0000000000b2";
  let begun = false;
  const writing = conversationOf(
    message({ turnId, content: "다른 기기의 질문" }),
    message({ turnId, role: "assistant", status: "writing" }),
  );
  const { panel, ask } = await openPanel({
    [CURRENT]: () => ({ body: begun ? writing : null }),
    [ASK]: () => {
      begun = true;
      return refusal(409, "ANSWER_IN_PROGRESS", "답을 쓰고 있습니다.");
    },
    [FOLLOW]: () => ({ stream: rest.stream }),
  });
  await ask(FIRST);
  rest.say({ started: true, conversationId: CONVERSATION_ID, turnId, mode: "offline" });
  rest.say(whole(turnId, { response: "다른 질문의 답" }));
  rest.end();
  expect(await panel.findByText("다른 질문의 답")).toBeTruthy();
  expect(panel.getByText(FIRST)).toBeTruthy();
  expect(panel.getByText(NOT_SENT)).toBeTruthy();
});

it("a first question joins the conversation that another tab has begun meanwhile", async () => {
  let begun = false;
  const { api, panel, ask } = await openPanel({
    [CURRENT]: () => ({ body: begun ? conversationOf(...turns(1)) : null }),
    [ASK]: () => ({ stream: openStream().stream }),
  });
  begun = true;
  fireEvent.focus(window);
  expect(await panel.findByText("답 0")).toBeTruthy();
  await ask(FIRST);
  await waitFor(() => expect(api.to("POST", "/api/ai/chat")).toHaveLength(1));
  expect(api.to("POST", "/api/ai/chat")[0]?.body).toMatchObject({ conversationId: CONVERSATION_ID });
});

it("the next question says that it waits for an answer whose connection was cut", async () => {
  let stored: ReturnType<typeof conversationOf> | null = null;
  const { answer, turnId, panel, person, box } = await askStreaming({
    [CURRENT]: () => ({ body: stored }),
    [FOLLOW]: () => ({ status: 503 }),
  });
  stored = conversationOf(
    message({ turnId, content: FIRST }),
    message({ turnId, role: "assistant", status: "writing" }),
  );
  await person.type(box, NEXT);
  expect(panel.queryByText(FIRST_ANSWER)).toBeNull();
  answer.end();
  expect(await panel.findByRole("button", { name: "보내기", description: FIRST_ANSWER })).toBeTruthy();
});
