import { useLayoutEffect, useRef, useState } from "react";

/** How far below the page's top the list begins. */
export const useFeedOffset = () => {
  const feed = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setOffset((feed.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    // Content that appears above the list moves it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return { feed, offset };
};
