import { useAppDispatch, useSession } from "@legal/web-kit";
import { useEffect } from "react";
import { followCases } from "./changed-cases.ts";
import { useMyRoomsQuery } from "./rooms-api.ts";

const POLLING = { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnFocus: true };

/** The rooms of the signed-in user, fetched again every 30 s while the page is visible; nothing is fetched for a visitor. */
export const useMyRooms = () => {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const query = useMyRoomsQuery(undefined, { skip: !user, ...POLLING });
  const { data: rooms } = query;
  useEffect(() => followCases((id) => rooms?.some((room) => room.id === id) ?? false, dispatch), [rooms, dispatch]);
  return query;
};
