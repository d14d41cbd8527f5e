import type { AiConversation } from "@legal/contracts";
import { Stack } from "@legal/ui";
import { TalkTurn } from "./talk-turn.tsx";
import { withWarningsOnce } from "./warnings-once.ts";

/** A talk as it was, for reading again. */
export const TalkTranscript = ({ talk, personName }: { talk: AiConversation; personName: string }) => (
  <Stack as="ol" $gap={6}>
    {withWarningsOnce(talk.messages).map((message) => (
      <TalkTurn key={message.id} message={message} personName={personName} />
    ))}
  </Stack>
);
