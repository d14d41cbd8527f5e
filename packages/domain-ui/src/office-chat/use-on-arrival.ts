import { paths } from "@legal/web-kit";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Goes on with what a visitor asked for before the login, once. */
export const useOnArrival = (isMember: boolean, consult: () => unknown) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = isMember && pathname + search === paths.askOffice;
  const begun = useRef(false);
  useEffect(() => {
    if (!isAsked || begun.current) return;
    begun.current = true;
    // The way back leads to the home page itself.
    void navigate(paths.home, { replace: true });
    consult();
  });
};
