import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { anchorIn, hold, type Anchor } from "./scroll-anchor.ts";

interface ListScrollOptions {
  lastKey: string | undefined;
  /** The last row is the reader's own: they want to see it. */
  lastIsOwn: boolean;
}

/** So near the bottom, the reader follows what comes. */
const BOTTOM_PX = 60;

/** Shows where the unread messages begin, if that is further up. */
const revealUnread = (list: HTMLElement) => {
  const mark = list.querySelector("[data-unread]");
  const above = mark ? mark.getBoundingClientRect().top - list.getBoundingClientRect().top : 0;
  if (above < 0) list.scrollTop += above;
};

const distanceToBottom = (list: HTMLElement) => list.scrollHeight - list.scrollTop - list.clientHeight;

/**
 * Scrolling of a list that grows at both ends: it follows new rows while the reader is at the bottom, and stays where
 * it is while they read further up.
 */
export const useListScroll = ({ lastKey, lastIsOwn }: ListScrollOptions) => {
  const list = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const before = useRef<{ lastKey: string | undefined }>(undefined);
  const anchor = useRef<Anchor>(undefined);
  const [atBottom, setAtBottom] = useState(true);

  const scrollToBottom = useCallback(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    follows.current = true;
    setAtBottom(true);
  }, []);

  const handleScroll = useCallback(() => {
    if (!list.current) return;
    follows.current = distanceToBottom(list.current) < BOTTOM_PX;
    setAtBottom(follows.current);
    anchor.current = anchorIn(list.current);
  }, []);

  // After every rendering: rows may have come anywhere in the list.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const last = before.current;
    before.current = { lastKey };
    if (!last && lastKey === undefined) {
      // What comes before the first message is read from its beginning.
      follows.current = false;
    } else if (!last) {
      scrollToBottom();
      revealUnread(element);
      handleScroll();
    } else if (follows.current || (last.lastKey !== lastKey && lastIsOwn)) scrollToBottom();
    else hold(element, anchor.current);
    anchor.current = anchorIn(element);
  });

  // Images that arrive, a composer that grows, a keyboard that opens.
  useEffect(() => {
    if (!list.current || !content.current) return undefined;
    const observer = new ResizeObserver(() => {
      const element = list.current;
      if (!element) return;
      if (!follows.current) hold(element, anchor.current);
      if (follows.current) scrollToBottom();
      else setAtBottom(distanceToBottom(element) < BOTTOM_PX);
      anchor.current = anchorIn(element);
    });
    observer.observe(list.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [scrollToBottom]);

  return { list, content, atBottom, handleScroll, scrollToBottom };
};
