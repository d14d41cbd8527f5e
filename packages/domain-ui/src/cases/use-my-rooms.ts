import { useSession } from "@legal/web-kit";
import { useMyRoomsQuery } from "./rooms-api.ts";

const POLLING = { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnFocus: true };

/** The rooms of the signed-in user, fetched again every 30 s while the page is visible; nothing is fetched for a visitor. */
export const useMyRooms = () => {
  const { user } = useSession();
  return useMyRoomsQuery(undefined, { skip: !user, ...POLLING });
};
