import type { ChatStreamEvent } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { fetchWithReauth, toApiError } from "@legal/web-kit";

export interface AnswerRequest {
  address: string;
  /** A POST with a body, a GET without. */
  body?: object;
  language: Language;
  /** The member who asks; their question waits for a login where their session has ended. */
  reader: string | undefined;
  signal: AbortSignal;
}

const DATA = "data: ";

const open = async ({ address, body, language, reader, signal }: AnswerRequest): Promise<Response> => {
  const answer = await fetchWithReauth(new URL(address, location.origin).href, {
    method: body ? "POST" : "GET",
    reader,
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

/** Whole lines as they arrive; ends when the connection ends, for whatever reason. */
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

/** The events of an answer as it is written. Throws an `ApiError` when the request is refused; a cut connection just ends. */
export const answerEvents = async function* answerEvents(request: AnswerRequest): AsyncGenerator<ChatStreamEvent> {
  const { body } = await open(request);
  if (!body) return;
  for await (const line of linesOf(body)) {
    if (line.startsWith(DATA)) yield JSON.parse(line.slice(DATA.length)) as ChatStreamEvent;
  }
};
