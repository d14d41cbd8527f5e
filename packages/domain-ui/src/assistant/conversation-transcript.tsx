import type { AiConversation } from "@legal/contracts";
import { Stack } from "@legal/ui";
import { ConversationTurn } from "./conversation-turn.tsx";
import { withWarningsOnce } from "./warnings-once.ts";

/** A stored conversation, read only. */
export const ConversationTranscript = ({
  conversation,
  personName,
}: {
  conversation: AiConversation;
  personName: string;
}) => (
  <Stack as="ol" $gap={6}>
    {withWarningsOnce(conversation.messages).map((message) => (
      <ConversationTurn key={message.id} message={message} personName={personName} />
    ))}
  </Stack>
);
