import { paths } from "@legal/web-kit";
import { useSearchParams } from "react-router-dom";

/** From one page of the account to another: each keeps where the login leads, `kept` where its address does not say. */
export const useAccountPaths = (kept?: string) => {
  const [search] = useSearchParams();
  const next = search.get("next") ?? kept;
  return {
    login: paths.login(next),
    signup: paths.signup(next),
    findUsername: paths.findUsername(next),
    resetPassword: paths.resetPassword({ next }),
  };
};
