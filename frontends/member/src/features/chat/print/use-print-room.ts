import { useEffect, useRef, useState } from "react";
import { useAppStore } from "@legal/web-kit";
import { loadOlderUntil } from "../messages/load-older.ts";

/** More would keep a browser busy for minutes; what is missing is said on the first page. */
const MOST_PRINTED = 10_000;

/** One that is slower is no reason to wait for ever; it goes on loading and may be there at the next try. */
const PICTURES_WITHIN_MS = 60_000;

const hasCome = async (picture: HTMLImageElement): Promise<void> => {
  if (picture.complete) return;
  await new Promise((done) => {
    // A broken one is printed as its name.
    for (const end of ["load", "error"]) picture.addEventListener(end, done, { once: true });
  });
};

/** Also those that were never scrolled to: they may be what is proved. Rejects where some take too long. */
const loadPictures = async () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("[data-message] img")];
  for (const picture of pictures) picture.loading = "eager";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_done, reject) => {
    timer = setTimeout(() => reject(new Error("pictures are late")), PICTURES_WITHIN_MS);
  });
  await Promise.race([Promise.all(pictures.map(hasCome)), late]).finally(() => clearTimeout(timer));
};

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
    let left = false;
    const printAll = async () => {
      await loadPictures();
      if (left) return;
      window.print();
      setState("idle");
    };
    const frame = requestAnimationFrame(() => void printAll().catch(() => setState("failed")));
    return () => {
      left = true;
      cancelAnimationFrame(frame);
    };
  }, [state]);

  return { state, print };
};
