import { useSession } from "@legal/web-kit";
import { useSearchParams } from "react-router-dom";

/** Where a sign-in leads: `next` as the address carries it, and who is signed in after `enter()`. */
export const useEnter = () => {
  const [search] = useSearchParams();
  const { user, refetch } = useSession();
  const enter = async () => (await refetch()).data ?? null;
  // Google sends people back here when their account wants a code as well.
  return { next: search.get("next"), user, enter, isSecondStep: search.get("step") === "code" };
};
