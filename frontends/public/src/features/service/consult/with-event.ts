import type { AiConversation, AiMessage, ChatStreamEvent } from "@legal/contracts";

/** A turn as the reader sent it. */
export interface Question {
  turnId: string;
  content: string;
}

const messageOf = (turnId: string, part: Pick<AiMessage, "role" | "content" | "status">): AiMessage => ({
  ...part,
  id: `${turnId} ${part.role}`,
  turnId,
  error: null,
  sources: [],
  warnings: [],
  unverified: [],
  createdAt: new Date().toISOString(),
});

type Start = Extract<ChatStreamEvent, { started: true }>;

const writing = ({ turnId, inDanger }: Start): AiMessage => ({
  ...messageOf(turnId, { role: "assistant", content: "", status: "writing" }),
  ...(inDanger && { inDanger }),
});

const newConversation = (id: string, serviceType: string): AiConversation => {
  const now = new Date().toISOString();
  return { id, userId: null, chatRoomId: null, serviceType, messages: [], createdAt: now, updatedAt: now };
};

const withLast = (conversation: AiConversation, change: (last: AiMessage) => AiMessage): AiConversation => ({
  ...conversation,
  messages: conversation.messages.map((message, index) =>
    index === conversation.messages.length - 1 ? change(message) : message,
  ),
});

const withTurn = (conversation: AiConversation, { turnId, content }: Question, start: Start): AiConversation => ({
  ...conversation,
  messages: [
    ...conversation.messages,
    messageOf(turnId, { role: "user", content, status: "complete" }),
    writing({ ...start, turnId }),
  ],
});

/** Begins a new turn, or restarts an answer that is already shown: a stream repeats it from its start. */
const withStart = (
  conversation: AiConversation | null,
  start: Start,
  serviceType: string,
  question: Question | undefined,
): AiConversation | null => {
  const { conversationId, turnId } = start;
  const present = conversation?.id === conversationId ? conversation : newConversation(conversationId, serviceType);
  if (present.messages.at(-1)?.turnId === turnId) return withLast(present, () => writing(start));
  return question ? withTurn(present, question, start) : conversation;
};

/** The conversation after one more event of the stream. */
export const withEvent = (
  conversation: AiConversation | null,
  event: ChatStreamEvent,
  serviceType: string,
  question?: Question,
): AiConversation | null => {
  if ("started" in event) return withStart(conversation, event, serviceType, question);
  if (!conversation) return conversation;
  if ("delta" in event) return withLast(conversation, (last) => ({ ...last, content: last.content + event.delta }));
  if ("error" in event)
    return withLast(conversation, (last) => ({ ...last, status: "failed", error: event.error.code }));
  if (!event.done) return withLast(conversation, (last) => ({ ...last, warnings: event.warnings }));
  const {
    response: content,
    status,
    sources,
    warnings,
    unverified,
    inDanger = false,
    handOver = false,
    guidance,
  } = event;
  const answer = { content, status, sources, warnings, unverified, inDanger, handOver, ...(guidance && { guidance }) };
  return withLast(conversation, (last) => ({ ...last, ...answer }));
};
