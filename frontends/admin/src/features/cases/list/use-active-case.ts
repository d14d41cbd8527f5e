import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const STORAGE_KEY = "active-case";

/** Of the list that was shown last: its entry in the history and the case that had the focus; over a reload, too. */
const readLeft = (): string[] => {
  try {
    return (sessionStorage.getItem(STORAGE_KEY) ?? "").split("\n");
  } catch {
    return [];
  }
};

const keepLeft = (entry: string, id: string) => {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${entry}\n${id}`);
  } catch {
    // Without storage the keys begin at the top.
  }
};

/** The case that the keys act upon; back from its room it is the one that was left. */
export const useActiveCase = () => {
  const { key, search } = useLocation();
  // The first entry of every page load has the same key.
  const entry = `${key} ${search}`;
  const [restored] = useState(() => {
    const [left, id] = readLeft();
    return left === entry ? id : undefined;
  });
  const [activeId, setActiveId] = useState(restored);
  useEffect(() => {
    if (activeId) keepLeft(entry, activeId);
  }, [entry, activeId]);
  return { activeId, setActiveId, isBack: restored !== undefined };
};
