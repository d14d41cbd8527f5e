import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** Of the list that was shown last: its entry in the history and the case that had the focus. */
let left: { key: string; id: string } | undefined;

/** The case that the keys act upon; back from its room it is the one that was left. */
export const useActiveCase = () => {
  const { key } = useLocation();
  const [restored] = useState(() => (left?.key === key ? left.id : undefined));
  const [activeId, setActiveId] = useState(restored);
  useEffect(() => {
    if (activeId) left = { key, id: activeId };
  }, [key, activeId]);
  return { activeId, setActiveId, isBack: restored !== undefined };
};
