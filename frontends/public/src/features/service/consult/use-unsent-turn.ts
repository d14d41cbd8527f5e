import type { ServiceId } from "@legal/catalog";
import type { AiConversation } from "@legal/contracts";
import { privateKey, readStored, storedKeys, useErrorText, useSession, writeStored } from "@legal/web-kit";
import { useState } from "react";
import type { Question } from "./with-event.ts";

/** A turn that the server has not confirmed; after a failure the reader decides whether to send it again. */
export interface PendingTurn extends Question {
  failure?: string;
  /** The server refused it and says that its words are those of a person in danger. */
  inDanger?: boolean;
}

interface UnsentTurnInput {
  serviceId: ServiceId;
  /** Undefined until it has loaded. */
  conversation: AiConversation | null | undefined;
  /** As this browser remembers of the reader's last words. */
  wasInDanger: boolean;
}

/**
 * The turn that is on its way or was refused. Its words outlive a reload in this browser, and a login, until the conversation
 * has them.
 */
export const useUnsentTurn = ({ serviceId, conversation, wasInDanger }: UnsentTurnInput) => {
  const { user } = useSession();
  const errorText = useErrorText();
  const [turn, setTurn] = useState<PendingTurn>();
  const [restored, setRestored] = useState(false);
  const prefixOf = (userId: string | undefined) => privateKey(userId, `consult-sent:${serviceId}:`);
  const prefixes = [prefixOf(user?.id), prefixOf(undefined)];
  const isStored = (turnId: string) => conversation?.messages.some((one) => one.turnId === turnId) === true;

  const restore = () => {
    const kept = prefixes.flatMap((prefix) =>
      storedKeys(prefix).map((key) => ({ turnId: key.slice(prefix.length), content: readStored(key) ?? "" })),
    );
    const left = kept.find(({ turnId }) => !isStored(turnId)) ?? kept[0];
    if (left) setTurn({ ...left, failure: errorText(undefined), inDanger: wasInDanger });
  };
  if (conversation !== undefined && !restored) {
    setRestored(true);
    restore();
  }

  const forget = () => {
    if (turn) for (const prefix of prefixes) writeStored(prefix + turn.turnId, null);
    setTurn(undefined);
  };
  const arrived = turn !== undefined && isStored(turn.turnId);
  if (arrived) forget();

  return {
    pending: arrived ? undefined : turn,
    keep: (next: PendingTurn) => {
      setTurn(next);
      writeStored(prefixOf(user?.id) + next.turnId, next.content);
    },
    forget,
  };
};
