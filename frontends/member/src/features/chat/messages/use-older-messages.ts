import { useCallback, useRef, useState } from "react";
import { useAppDispatch } from "@legal/web-kit";
import { withOlder } from "./message-log.ts";
import { fetchMessagePage } from "./message-pages.ts";
import { messagesApi, PAGE_SIZE } from "./messages-api.ts";

export type OlderState = "idle" | "loading" | "failed";

/** Adds the page before the first known message; one at a time. */
export const useOlderMessages = (roomId: string, firstSeq: number | undefined) => {
  const dispatch = useAppDispatch();
  const running = useRef(false);
  const [state, setState] = useState<OlderState>("idle");

  const loadOlder = useCallback(async () => {
    if (running.current || firstSeq === undefined) return;
    running.current = true;
    setState("loading");
    try {
      const page = await fetchMessagePage(dispatch, { roomId, before: firstSeq, limit: PAGE_SIZE });
      dispatch(messagesApi.util.updateQueryData("messages", roomId, (log) => withOlder(log, page, PAGE_SIZE)));
      setState("idle");
    } catch {
      setState("failed");
    }
    running.current = false;
  }, [dispatch, roomId, firstSeq]);

  return { older: state, loadOlder };
};
