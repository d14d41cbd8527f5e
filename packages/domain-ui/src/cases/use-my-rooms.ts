import { useSession } from "@legal/web-kit";
import { useMyRoomsQuery } from "./rooms-api.ts";

const REFETCH_MS = 30_000;

/** The rooms of the signed-in user, fetched again every 30 s; nothing is fetched for a visitor. */
export const useMyRooms = () => {
  const { user } = useSession();
  return useMyRoomsQuery(undefined, { skip: !user, pollingInterval: REFETCH_MS });
};
