import type { ChatRoom } from "@legal/contracts";
import { newerRoom } from "@legal/domain-ui/cases";
import { realtime, useErrorText } from "@legal/web-kit";
import { useState } from "react";
import { useTickItemMutation } from "../case-api.ts";

/** The ticks of a case, with those that are on their way to the server. */
export const useTicks = (room: ChatRoom) => {
  const errorText = useErrorText();
  const [tickItem] = useTickItemMutation();
  const [pending, setPending] = useState<Record<string, boolean>>({});
  const [failure, setFailure] = useState<string>();
  // The store shows an answer a frame later: a box would lose its tick for that long.
  const [answered, setAnswered] = useState(room);
  const { id, checklist = [] } = answered.id === room.id ? newerRoom(room, answered) : room;

  const tickOf = (item: string) => checklist.find((ticked) => ticked.item === item);
  const isDone = (item: string) => pending[item] ?? tickOf(item) !== undefined;

  const tick = async (item: string, done: boolean, fileUrl?: string) => {
    setFailure(undefined);
    setPending((before) => ({ ...before, [item]: done }));
    const outcome = await tickItem({ id, item, done, ...(fileUrl && { fileUrl }) });
    if (outcome.data) {
      setAnswered(outcome.data);
      realtime.emitLocally("room-updated", outcome.data);
    }
    setPending(({ [item]: _settled, ...others }) => others);
    if (outcome.error) setFailure(errorText(outcome.error));
  };

  return { tickOf, isDone, isPending: (item: string) => item in pending, tick, failure };
};
