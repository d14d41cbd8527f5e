import { useState } from "react";
import type { Message } from "@legal/contracts";

/** How many messages of others came since the reader was last at the bottom. */
export const useNewCount = (messages: readonly Message[], atBottom: boolean, isOwn: (message: Message) => boolean) => {
  const newestSeq = messages.at(-1)?.seq ?? 0;
  const [seenSeq, setSeenSeq] = useState(newestSeq);
  if (atBottom && seenSeq !== newestSeq) setSeenSeq(newestSeq);
  return atBottom ? 0 : messages.filter((message) => message.seq > seenSeq && !isOwn(message)).length;
};
