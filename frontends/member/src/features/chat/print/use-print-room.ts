import { useEffect, useRef, useState } from "react";
import { useAppStore } from "@legal/web-kit";
import { loadOlderUntil } from "../messages/load-older.ts";

/** More would keep a browser busy for minutes; what is missing is said on the first page. */
const MOST_PRINTED = 10_000;

export type PrintState = "idle" | "loading" | "ready" | "failed";

/** Loads what a conversation lacks, then prints it. */
export const usePrintRoom = (roomId: string) => {
  const store = useAppStore();
  const running = useRef(false);
  const [state, setState] = useState<PrintState>("idle");

  const print = async () => {
    if (running.current) return;
    running.current = true;
    setState("loading");
    try {
      await loadOlderUntil(store, roomId, ({ messages }) => messages.length >= MOST_PRINTED);
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
