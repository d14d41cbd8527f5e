import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * The router reads the address in its first render and listens from its first commit on. On a slow phone a link to a part
 * of the page can be pressed in between; the router is given its hash afterwards.
 */
export const useMissedHash = () => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const catchUp = useEffectEvent(() => {
    const pressed = location.hash;
    if (pressed !== "" && pressed !== hash) void navigate({ pathname, search, hash: pressed }, { replace: true });
  });
  useEffect(() => catchUp(), []);
};
