import { useMemo, useSyncExternalStore } from "react";
import type { OutgoingMessage } from "./outgoing-message.ts";
import type { Outbox } from "./outbox.ts";

/** What waits in the outbox for one room, oldest first. */
export const useOutgoing = (outbox: Outbox, roomId: string): readonly OutgoingMessage[] => {
  const messages = useSyncExternalStore(outbox.subscribe, outbox.messages);
  return useMemo(() => messages.filter((message) => message.roomId === roomId), [messages, roomId]);
};
