import { useEffect, useRef, useState } from "react";
import { useAppDispatch, useAppStore } from "@legal/web-kit";
import { withOlder } from "../messages/message-log.ts";
import { fetchMessagePage } from "../messages/message-pages.ts";
import { messagesApi } from "../messages/messages-api.ts";

const PAGE = 200;
/** More would keep a browser busy for minutes; what is missing is said on the first page. */
const MOST_PRINTED = 10_000;

export type PrintState = "idle" | "loading" | "ready" | "failed";

/** Loads what a conversation lacks, then prints it. */
export const usePrintRoom = (roomId: string) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const running = useRef(false);
  const [state, setState] = useState<PrintState>("idle");

  const loadAll = async () => {
    const logOf = messagesApi.endpoints.messages.select(roomId);
    for (;;) {
      const { data: log } = logOf(store.getState());
      const before = log?.messages[0]?.seq;
      if (!log?.hasOlder || before === undefined || log.messages.length >= MOST_PRINTED) return;
      const page = await fetchMessagePage(dispatch, { roomId, before, limit: PAGE });
      dispatch(messagesApi.util.updateQueryData("messages", roomId, (known) => withOlder(known, page, PAGE)));
    }
  };

  const print = async () => {
    if (running.current) return;
    running.current = true;
    setState("loading");
    try {
      await loadAll();
      setState("ready");
    } catch {
      setState("failed");
    }
    running.current = false;
  };

  // After everything that was loaded is on the page.
  useEffect(() => {
    if (state !== "ready") return undefined;
    const frame = requestAnimationFrame(() => {
      window.print();
      setState("idle");
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);

  return { state, print };
};
