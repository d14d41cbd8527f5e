import type { ServiceId } from "@legal/catalog";
import type { AiConversation } from "@legal/contracts";
import { privateKey, readStored, storedKeys, useErrorText, useSession, writeStored } from "@legal/web-kit";
import { useState } from "react";
import type { Question } from "./with-event.ts";

/** A turn that the server has not confirmed; after a failure the reader decides whether to send it again. */
export interface PendingTurn extends Question {
  failure?: string;
  /** It was sent before a reload or in another tab, and may yet arrive. */
  isUnsure?: boolean;
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

/** What a turn is kept as in this browser: what was sent may have arrived. */
const STATES = ["sent", "refused"] as const;
type State = (typeof STATES)[number];

/**
 * The turn that is on its way or was refused. Its words outlive a reload in this browser, and a login, until the conversation
 * has them.
 */
export const useUnsentTurn = ({ serviceId, conversation, wasInDanger }: UnsentTurnInput) => {
  const { user } = useSession();
  const errorText = useErrorText();
  const [turn, setTurn] = useState<PendingTurn>();
  const [restored, setRestored] = useState(false);
  const prefixOf = (state: State, userId: string | undefined) => privateKey(userId, `consult-${state}:${serviceId}:`);
  const kept = STATES.flatMap((state) =>
    [user?.id, undefined].map((userId) => ({ prefix: prefixOf(state, userId), isUnsure: state === "sent" })),
  );
  const isStored = (turnId: string) => conversation?.messages.some((one) => one.turnId === turnId) === true;

  const restore = () => {
    const turns = kept.flatMap(({ prefix, isUnsure }) =>
      storedKeys(prefix).map((key) => ({
        turnId: key.slice(prefix.length),
        content: readStored(key) ?? "",
        inDanger: wasInDanger,
        ...(isUnsure ? { isUnsure } : { failure: errorText(undefined) }),
      })),
    );
    setTurn(turns.find(({ turnId }) => !isStored(turnId)) ?? turns[0]);
  };
  if (conversation !== undefined && !restored) {
    setRestored(true);
    restore();
  }

  const clear = ({ turnId }: PendingTurn) => {
    for (const { prefix } of kept) writeStored(prefix + turnId, null);
  };
  const forget = () => {
    if (turn) clear(turn);
    setTurn(undefined);
  };
  const arrived = turn !== undefined && isStored(turn.turnId);
  if (arrived) forget();

  return {
    pending: arrived ? undefined : turn,
    keep: (next: PendingTurn) => {
      setTurn(next);
      clear(next);
      writeStored(prefixOf(next.failure === undefined ? "sent" : "refused", user?.id) + next.turnId, next.content);
    },
    forget,
  };
};
