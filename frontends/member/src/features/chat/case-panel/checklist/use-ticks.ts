import type { ChatRoom } from "@legal/contracts";
import { realtime, useErrorText } from "@legal/web-kit";
import { useState } from "react";
import { useTickItemMutation } from "../case-api.ts";

/** The ticks of a case, with those that are on their way to the server. */
export const useTicks = ({ id, checklist = [] }: ChatRoom) => {
  const errorText = useErrorText();
  const [tickItem] = useTickItemMutation();
  const [pending, setPending] = useState<Record<string, boolean>>({});
  const [failure, setFailure] = useState<string>();

  const tickOf = (item: string) => checklist.find((ticked) => ticked.item === item);
  const isDone = (item: string) => pending[item] ?? tickOf(item) !== undefined;

  const tick = async (item: string, done: boolean, fileUrl?: string) => {
    setFailure(undefined);
    setPending((before) => ({ ...before, [item]: done }));
    const outcome = await tickItem({ id, item, done, ...(fileUrl && { fileUrl }) });
    // Before it stops being pending: the box would lose its tick for a moment.
    if (outcome.data) realtime.emitLocally("room-updated", outcome.data);
    setPending(({ [item]: _settled, ...others }) => others);
    if (outcome.error) setFailure(errorText(outcome.error));
  };

  return { tickOf, isDone, isPending: (item: string) => item in pending, tick, failure };
};
