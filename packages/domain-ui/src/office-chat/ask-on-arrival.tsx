import { paths, useSession } from "@legal/web-kit";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useConsult } from "./use-consult.ts";

/** Goes on with what a member asked for before the login, once; shows nothing. */
export const AskOnArrival = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const { consult } = useConsult();
  const begun = useRef(false);
  const isAsked = user !== null && pathname + search === paths.askOffice;
  useEffect(() => {
    if (!isAsked || begun.current) return;
    begun.current = true;
    // The way back leads to the home page itself.
    void navigate(paths.home, { replace: true });
    void consult();
  });
  return null;
};
