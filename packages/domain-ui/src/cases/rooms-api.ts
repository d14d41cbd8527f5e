import type { ChatRoom, ReadReceipt } from "@legal/contracts";
import { getChatRoomRoute, myChatRoomsRoute, openAdminSupportRoute } from "@legal/contracts/routes";
import { baseApi, callTo, realtime } from "@legal/web-kit";
import { mergeAnswer, mergeRoom, newerRoom } from "./merge-room.ts";

const withReceipt = (room: ChatRoom, { side, seq }: ReadReceipt): ChatRoom => {
  const known = side === "user" ? "readSeqUser" : "readSeqAdmin";
  return { ...room, [known]: Math.max(room[known], seq) };
};

/** The rooms that more than one frontend shows; each answer is kept up to date by the realtime connection. */
export const roomsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myRooms: build.query({
      ...callTo(myChatRoomsRoute),
      merge: mergeAnswer,
      providesTags: ["ChatRoom"],
      onCacheEntryAdded: async (_argument, entry) => {
        // Staff have updates of other people's rooms. Customers are sent a room that they open elsewhere; staff poll for theirs.
        const stop = realtime.on("room-updated", (room) => {
          entry.updateCachedData((rooms) => {
            const isMine = rooms.some(({ id, userId }) => id === room.id || userId === room.userId);
            return isMine ? mergeRoom(rooms, room) : rooms;
          });
        });
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
    room: build.query({
      ...callTo(getChatRoomRoute, (id: string) => ({ params: { id } })),
      // An update may overtake an answer that is on its way.
      merge: newerRoom,
      providesTags: ["ChatRoom"],
      // It may be the first word of a change whose update was lost.
      onQueryStarted: async (_roomId, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) realtime.emitLocally("room-updated", answer.data);
      },
      onCacheEntryAdded: async (roomId, entry) => {
        const stops = [
          realtime.on("room-updated", (received) => {
            if (received.id === roomId) entry.updateCachedData((room) => newerRoom(room, received));
          }),
          realtime.on("messages-read", (receipt) => {
            if (receipt.chatRoomId === roomId) entry.updateCachedData((room) => withReceipt(room, receipt));
          }),
          realtime.on("notes-changed", ({ chatRoomId, noteCount }) => {
            if (chatRoomId === roomId && noteCount !== undefined)
              entry.updateCachedData((room) => ({ ...room, noteCount }));
          }),
        ];
        await entry.cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
    openAdminSupport: build.mutation({
      ...callTo(openAdminSupportRoute),
      invalidatesTags: ["ChatRoom", "Consultation"],
    }),
  }),
});

export const { useMyRoomsQuery, useRoomQuery, useOpenAdminSupportMutation } = roomsApi;
