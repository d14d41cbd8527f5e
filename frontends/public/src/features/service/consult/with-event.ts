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

const writing = (turnId: string): AiMessage => messageOf(turnId, { role: "assistant", content: "", status: "writing" });

const newTalk = (id: string, serviceType: string): AiConversation => {
  const now = new Date().toISOString();
  return { id, userId: null, chatRoomId: null, serviceType, messages: [], createdAt: now, updatedAt: now };
};

const withLast = (talk: AiConversation, change: (last: AiMessage) => AiMessage): AiConversation => ({
  ...talk,
  messages: talk.messages.map((message, index) => (index === talk.messages.length - 1 ? change(message) : message)),
});

const withTurn = (talk: AiConversation, { turnId, content }: Question): AiConversation => ({
  ...talk,
  messages: [...talk.messages, messageOf(turnId, { role: "user", content, status: "complete" }), writing(turnId)],
});

/** Begins a new turn, or an answer that is already there anew: a stream tells it from its start. */
const withStart = (
  talk: AiConversation | null,
  { conversationId, turnId }: Extract<ChatStreamEvent, { started: true }>,
  serviceType: string,
  question: Question | undefined,
): AiConversation | null => {
  const present = talk?.id === conversationId ? talk : newTalk(conversationId, serviceType);
  if (present.messages.at(-1)?.turnId === turnId) return withLast(present, () => writing(turnId));
  return question ? withTurn(present, question) : talk;
};

/** The talk after one more event of the stream. */
export const withEvent = (
  talk: AiConversation | null,
  event: ChatStreamEvent,
  serviceType: string,
  question?: Question,
): AiConversation | null => {
  if ("started" in event) return withStart(talk, event, serviceType, question);
  if (!talk) return talk;
  if ("delta" in event) return withLast(talk, (last) => ({ ...last, content: last.content + event.delta }));
  if ("error" in event) return withLast(talk, (last) => ({ ...last, status: "failed", error: event.error.code }));
  if (!event.done) return withLast(talk, (last) => ({ ...last, warnings: event.warnings }));
  const { response: content, status, sources, warnings, unverified } = event;
  return withLast(talk, (last) => ({ ...last, content, status, sources, warnings, unverified }));
};
