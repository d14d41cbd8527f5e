import type { ChatStreamEvent } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { toApiError } from "@legal/web-kit";

export interface AnswerRequest {
  /** Below `/api/ai/chat`. */
  path: string;
  /** Asked by POST with a body, followed by GET without. */
  body?: object;
  language: Language;
  signal: AbortSignal;
}

const DATA = "data: ";

const ask = async ({ path, body, language, signal }: AnswerRequest): Promise<Response> => {
  const answer = await fetch(`${location.origin}/api/ai/chat${path}`, {
    method: body ? "POST" : "GET",
    credentials: "include",
    signal,
    headers: {
      accept: "text/event-stream",
      "accept-language": language,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!answer) throw toApiError(0, "", undefined);
  if (!answer.ok) throw toApiError(answer.status, await answer.text(), answer);
  return answer;
};

/** Whole lines as they arrive; ends where the connection ends, however it ends. */
const linesOf = async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
};

/** What the server says while it answers. Throws an `ApiError` when it does not begin to; a cut connection just ends. */
export const answerEvents = async function* answerEvents(request: AnswerRequest): AsyncGenerator<ChatStreamEvent> {
  const { body } = await ask(request);
  if (!body) return;
  for await (const line of linesOf(body)) {
    if (line.startsWith(DATA)) yield JSON.parse(line.slice(DATA.length)) as ChatStreamEvent;
  }
};
