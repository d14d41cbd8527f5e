import type { AiConversation } from "@legal/contracts";
import { Stack } from "@legal/ui";
import { ConversationTurn } from "./conversation-turn.tsx";
import { withWarningsOnce } from "./warnings-once.ts";

/** A talk as it was, for reading again. */
export const ConversationTranscript = ({ talk, personName }: { talk: AiConversation; personName: string }) => (
  <Stack as="ol" $gap={6}>
    {withWarningsOnce(talk.messages).map((message) => (
      <ConversationTurn key={message.id} message={message} personName={personName} />
    ))}
  </Stack>
);
