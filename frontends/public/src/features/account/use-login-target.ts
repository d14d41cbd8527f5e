import { CODE_STEP } from "@legal/contracts/pages";
import { useSession } from "@legal/web-kit";
import { useSearchParams } from "react-router-dom";

/** The target of a sign-in: `next` from the address; `enter()` resolves to the signed-in user. */
export const useLoginTarget = () => {
  const [search] = useSearchParams();
  const { user, refetch } = useSession();
  const enter = async () => (await refetch()).data ?? null;
  // Google redirects here when the account requires a code as well.
  return { next: search.get("next"), user, enter, isSecondStep: search.get("step") === CODE_STEP };
};
