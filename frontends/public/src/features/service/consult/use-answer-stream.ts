import type { ChatStreamEvent } from "@legal/contracts";
import { isApiError, useLanguage, useSession, type ApiError } from "@legal/web-kit";
import { useEffect, useRef, useState } from "react";
import { answerEvents, type AnswerRequest } from "./answer-events.ts";

/** `left`: aborted by this page. `cut`: the connection ended before the answer did. */
export type StreamEnd =
  { kind: "over"; failed: boolean } | { kind: "cut" | "left" } | { kind: "refused"; error: ApiError };

const read = async (
  events: AsyncIterable<ChatStreamEvent>,
  show: (event: ChatStreamEvent) => void,
): Promise<StreamEnd> => {
  let end: StreamEnd = { kind: "cut" };
  for await (const event of events) {
    show(event);
    if ("error" in event) end = { kind: "over", failed: true };
    // Still stored as being written: the process that wrote it may have ended.
    else if ("done" in event && event.done && event.status !== "writing")
      end = { kind: "over", failed: event.status === "failed" };
  }
  return end;
};

/** One answer at a time. Leaving the page aborts the stream; the server goes on for some seconds, for a page that comes back. */
export const useAnswerStream = () => {
  const { language } = useLanguage();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      running.current?.abort();
      setBusy(false);
    },
    [],
  );

  const run = async (
    request: Pick<AnswerRequest, "address" | "body">,
    show: (event: ChatStreamEvent) => void,
  ): Promise<StreamEnd> => {
    const aborter = new AbortController();
    running.current?.abort();
    running.current = aborter;
    const { signal } = aborter;
    setBusy(true);
    const events = answerEvents({ ...request, language, reader: user?.id, signal });
    const end = await read(events, (event) => signal.aborted || show(event)).catch((error: unknown): StreamEnd => {
      if (!isApiError(error)) throw error;
      return { kind: "refused", error };
    });
    if (signal.aborted) return { kind: "left" };
    setBusy(false);
    return end;
  };

  const abort = () => {
    running.current?.abort();
    setBusy(false);
  };
  return { run, busy, abort };
};
