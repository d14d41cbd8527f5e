import { useLocation, useSearchParams } from "react-router-dom";

/** A part of the room that the address of a notice asks for, until its reader closes it: going back does not reopen it. */
export const useAskedPart = (name: "deadline" | "note") => {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const isAskedFor = query.has(name);
  const forget = () => {
    if (!isAskedFor) return;
    query.delete(name);
    setQuery(query, { replace: true, state });
  };
  return { isAskedFor, onClose: forget };
};
