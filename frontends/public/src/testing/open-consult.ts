import { member } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { CONVERSATION_ID, openStream, turnIdOf } from "./consult-conversation.ts";
import { fakeApi } from "./fake-api.ts";
import { renderSite } from "./render-site.tsx";

export const ROOM = "01970000-0000-7000-8000-00000000000a";
export const CURRENT = "GET /api/ai/chat";
export const ASK = "POST /api/ai/chat";
export const FOLLOW = `GET /api/ai/chat/${CONVERSATION_ID}`;
export const STATUS = { "GET /api/ai/status": () => ({ body: { mode: "offline", translation: false } }) };
export const signedIn = { "GET /api/auth/me": () => ({ body: member }) };

export const openPanel = async (handlers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ ...STATUS, [CURRENT]: () => ({ body: null }), ...handlers });
  const person = await renderSite("/service/payment-order");
  const panel = within(await screen.findByRole("region", { name: "AI에게 물어보기" }));
  await person.click(await panel.findByRole("link", { name: "AI 상담 시작하기" }));
  const box = await panel.findByRole<HTMLTextAreaElement>("textbox", { name: "질문" });
  const ask = async (text: string) => {
    await person.type(box, text);
    await person.click(panel.getByRole("button", { name: "보내기" }));
  };
  return { api, person, panel, box, ask };
};

/** A panel in which one question was asked, with the stream of its answer in the test's hand. */
export const askStreaming = async (handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const answer = openStream();
  const opened = await openPanel({ [ASK]: () => ({ stream: answer.stream }), ...handlers });
  await opened.ask("돈을 못 받았어요");
  await waitFor(() => expect(opened.api.to("POST", "/api/ai/chat")).toHaveLength(1));
  const turnId = turnIdOf(opened.api.to("POST", "/api/ai/chat")[0]?.body);
  answer.say({ started: true, conversationId: CONVERSATION_ID, turnId, mode: "offline" });
  await opened.panel.findByText("AI가 답을 쓰고 있습니다…", { selector: "p" });
  return { ...opened, answer, turnId };
};
