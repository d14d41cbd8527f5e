import { countUnsent, useSession } from "@legal/web-kit";
import { useEffect } from "react";
import { loadUntilThere } from "../load-until-there.ts";
import { fetchRemote } from "../remotes/fetch-remote.ts";

/** What was written in this browser and not sent goes out from any page; the members' remote alone knows how. */
export const useFlushOutbox = () => {
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => {
      if (countUnsent(userId) === 0) return;
      void loadUntilThere(() => fetchRemote("member")).then(({ sendLeftovers }) => sendLeftovers?.(userId));
    };
    send();
    // Another tab may have been closed with it meanwhile.
    addEventListener("focus", send);
    return () => removeEventListener("focus", send);
  }, [userId]);
};
