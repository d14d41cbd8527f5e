import type { AiConversation, AiMessage, ChatAnswer, ChatStreamEvent } from "@legal/contracts";

export const CONVERSATION_ID = "01970000-0000-7000-8000-0000000000a1";

export const message = (part: Partial<AiMessage>): AiMessage => ({
  id: crypto.randomUUID(),
  turnId: "01970000-0000-7000-8000-0000000000b1",
  role: "user",
  content: "",
  status: "complete",
  error: null,
  sources: [],
  warnings: [],
  unverified: [],
  createdAt: "2026-11-20T01:00:00.000Z",
  ...part,
});

export const conversationOf = (...messages: AiMessage[]): AiConversation => ({
  id: CONVERSATION_ID,
  userId: null,
  chatRoomId: null,
  serviceType: "payment-order",
  messages,
  createdAt: "2026-11-20T01:00:00.000Z",
  updatedAt: "2026-11-20T01:00:00.000Z",
});

export const turns = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const turnId = `01970000-0000-7000-8000-${String(index).padStart(12, "0")}`;
    return [
      message({ turnId, content: `질문 ${index}` }),
      message({ turnId, role: "assistant", content: `답 ${index}` }),
    ];
  }).flat();

/** A stream whose events the test sends one by one. */
export const openStream = () => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    stream,
    say: (event: ChatStreamEvent) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
    raw: (text: string) => controller.enqueue(encoder.encode(text)),
    end: () => controller.close(),
  };
};

export const turnIdOf = (body: unknown) => (body as { turnId: string }).turnId;

export const whole = (turnId: string, part: Partial<ChatAnswer> = {}): ChatStreamEvent => ({
  done: true,
  response: "",
  conversationId: CONVERSATION_ID,
  turnId,
  mode: "offline",
  status: "complete",
  sources: [],
  warnings: [],
  unverified: [],
  ...part,
});
