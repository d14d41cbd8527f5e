import { useCallback, useEffect } from "react";
import { useAppDispatch } from "../store/hooks.ts";
import { sessionApi } from "./session-api.ts";

const { me } = sessionApi.endpoints;

/**
 * Who is signed in. `user` is null for a visitor, and while the check runs (`isLoading`). However many parts of a page ask,
 * the server is asked once, also after a failure: repeating it is the reader's choice (`refetch`).
 */
export const useSession = () => {
  const { data, isLoading, isUninitialized, error } = me.useQueryState();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isUninitialized) void dispatch(me.initiate());
  }, [isUninitialized, dispatch]);
  const refetch = useCallback(() => dispatch(me.initiate(undefined, { forceRefetch: true })), [dispatch]);

  const user = data ?? null;
  return { user, isAdmin: user?.role === "admin", isLoading: isLoading || isUninitialized, error, refetch };
};
