import { listRoomFilesRoute } from "@legal/contracts/routes";
import { baseApi, pagesOf, realtime } from "@legal/web-kit";

const roomFilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched again when a file comes, and after a reconnect, which may have missed one. */
    roomFiles: build.infiniteQuery({
      ...pagesOf(listRoomFilesRoute, (id: string, cursor) => ({ params: { id }, query: { limit: 20, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: "RoomFile", id }],
      onCacheEntryAdded: async (id, { dispatch, cacheEntryRemoved }) => {
        const refresh = () => void dispatch(baseApi.util.invalidateTags([{ type: "RoomFile", id }]));
        const stops = [
          realtime.on("new-message", ({ chatRoomId, fileUrl }) => chatRoomId === id && fileUrl !== null && refresh()),
          realtime.on("status", (status) => status === "online" && refresh()),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
  }),
});

export const { useRoomFilesInfiniteQuery } = roomFilesApi;
