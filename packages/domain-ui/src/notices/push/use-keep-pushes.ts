import { PUSH_READER_KEY, readStored, useSession } from "@legal/web-kit";
import { useEffect } from "react";
import { canPush, findSubscription, isFor, partsOf } from "./browser-push.ts";
import { usePushQuery, useSubscribePushMutation } from "./push-api.ts";

/** After a new login the reader's pushes in this browser belong to that one: ending it ends them. */
export const useKeepPushes = (): void => {
  const { user } = useSession();
  const isOwn = () => user !== null && readStored(PUSH_READER_KEY) === user.id && canPush();
  const { data } = usePushQuery(undefined, { skip: !isOwn() });
  const [subscribe] = useSubscribePushMutation();
  const isOfBefore = data?.here === false && isOwn();
  const publicKey = data?.publicKey ?? "";
  useEffect(() => {
    const takeOver = async () => {
      const held = await findSubscription();
      if (held && isFor(held, publicKey)) await subscribe(partsOf(held));
    };
    if (isOfBefore) void takeOver();
  }, [isOfBefore, publicKey, subscribe]);
};
