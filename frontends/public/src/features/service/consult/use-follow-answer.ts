import type { ChatStreamEvent } from "@legal/contracts";
import { followChatRoute } from "@legal/contracts/routes";
import { urlOf } from "@legal/web-kit";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { useAnswerStream } from "./use-answer-stream.ts";

/** Delays before a cut answer is followed again; after the last one the reader decides. */
const RETRY_DELAYS_MS = [500, 2000, 5000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface FollowInput {
  stream: ReturnType<typeof useAnswerStream>;
  /** The conversation whose answer the server is writing, where there is one. */
  writingId: string | undefined;
  show: (event: ChatStreamEvent) => void;
  refetch: () => PromiseLike<unknown>;
}

/** Follows an answer that is being written, and again when the connection is cut. */
export const useFollowAnswer = ({ stream: { run, busy }, writingId, show, refetch }: FollowInput) => {
  const [cut, setCut] = useState(false);
  const follower = useRef<symbol>(undefined);

  const follow = async (id: string): Promise<void> => {
    const self = Symbol(id);
    follower.current = self;
    for (const ms of RETRY_DELAYS_MS) {
      const end = await run({ address: urlOf(followChatRoute, { id }) }, show);
      if (end.kind === "over" && end.failed) await refetch();
      if (end.kind === "over" || end.kind === "left") break;
      await pause(ms);
      if (follower.current !== self) return;
      if (ms === RETRY_DELAYS_MS.at(-1)) setCut(true);
    }
    if (follower.current === self) follower.current = undefined;
  };

  const resumeAnswer = useEffectEvent((id: string) => void (follower.current === undefined && follow(id)));
  useEffect(() => {
    if (writingId !== undefined && !busy && !cut) resumeAnswer(writingId);
  }, [writingId, busy, cut]);
  useEffect(
    () => () => {
      follower.current = undefined;
    },
    [],
  );
  return { cut, resume: () => setCut(false) };
};
