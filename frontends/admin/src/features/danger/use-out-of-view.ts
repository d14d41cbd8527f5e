import { useEffect, useRef, useState } from "react";

interface Row {
  id: string;
}

/** How much of a row shows its name. */
const SEEN_PART = 0.25;

/** The rows that came to a list since it is shown, below what can be seen of it, until they are scrolled to. */
export const useOutOfView = (rows: readonly Row[]) => {
  const list = useRef<HTMLUListElement>(null);
  const [seen] = useState(() => new Set(rows.map(({ id }) => id)));
  const [outOfView, setOutOfView] = useState<ReadonlySet<string>>(new Set());
  const elementOf = (row: Row) => list.current?.children[rows.indexOf(row)];
  useEffect(() => {
    const ids = new Map<Element, string>();
    for (const [index, { id }] of rows.entries()) {
      const element = list.current?.children[index];
      if (element && !seen.has(id)) ids.set(element, id);
    }
    if (ids.size === 0 || typeof IntersectionObserver === "undefined") return undefined;
    const note = ({ target, isIntersecting }: IntersectionObserverEntry): void => {
      const id = ids.get(target) ?? "";
      if (isIntersecting) seen.add(id);
      setOutOfView((before) => new Set(seen.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
    };
    const observer = new IntersectionObserver((entries) => entries.forEach(note), { threshold: SEEN_PART });
    for (const element of ids.keys()) observer.observe(element);
    return () => observer.disconnect();
  }, [rows, seen]);
  return { list, outOfView, scrollTo: (row: Row) => elementOf(row)?.scrollIntoView({ block: "nearest" }) };
};
