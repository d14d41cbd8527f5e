import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

interface ListScrollOptions {
  /** Identifies the first row; it changes when older ones are put before it. */
  firstKey: string | undefined;
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
export const useListScroll = ({ firstKey, lastKey, lastIsOwn }: ListScrollOptions) => {
  const list = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const before = useRef<{ firstKey: string | undefined; lastKey: string | undefined; height: number }>(undefined);
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
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const last = before.current;
    before.current = { firstKey, lastKey, height: element.scrollHeight };
    if (last?.firstKey !== undefined && last.firstKey !== firstKey && !follows.current) {
      element.scrollTop += element.scrollHeight - last.height;
      return;
    }
    if (!last && lastKey === undefined) {
      // What comes before the first message is read from its beginning.
      follows.current = false;
    } else if (!last) {
      scrollToBottom();
      revealUnread(element);
      handleScroll();
    } else if (follows.current || (last.lastKey !== lastKey && lastIsOwn)) scrollToBottom();
  }, [firstKey, lastKey, lastIsOwn, scrollToBottom, handleScroll]);

  // Images that arrive, a composer that grows, a keyboard that opens.
  useEffect(() => {
    if (!list.current || !content.current) return undefined;
    const observer = new ResizeObserver(() => {
      if (follows.current) scrollToBottom();
      else if (list.current) setAtBottom(distanceToBottom(list.current) < BOTTOM_PX);
      if (before.current && list.current) before.current.height = list.current.scrollHeight;
    });
    observer.observe(list.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [scrollToBottom]);

  return { list, content, atBottom, handleScroll, scrollToBottom };
};
