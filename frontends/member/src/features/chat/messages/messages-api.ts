import type { Message } from "@legal/contracts";
import { listMessagesRoute, markReadRoute } from "@legal/contracts/routes";
import { ANSWER_WITHIN_MS, baseApi, callTo, realtime, request } from "@legal/web-kit";
import { followMessages, RESYNC_PAGE_SIZE } from "./follow-messages.ts";
import { startLog, type MessageLog } from "./message-log.ts";
import { fetchMessagePage } from "./message-pages.ts";

export const PAGE_SIZE = 50;
/** A room left long ago is fetched again. */
const KEEP_SECONDS = 300;

interface Receipt {
  /** Of the room. */
  id: string;
  /** The seq of the newest message that was seen. */
  upTo: number;
}

export const messagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A room's messages, kept complete by the realtime connection for as long as they are shown. */
    messages: build.query<MessageLog, string>({
      query: (id) => request(listMessagesRoute, { params: { id }, query: { limit: PAGE_SIZE } }),
      transformResponse: (page: Message[]) => startLog(page, PAGE_SIZE),
      keepUnusedDataFor: KEEP_SECONDS,
      onCacheEntryAdded: async (roomId, entry) => {
        let missed = false;
        const { catchUp, stop } = followMessages(roomId, {
          read: () => {
            const { data } = entry.getCacheEntry();
            missed ||= data === undefined;
            return data;
          },
          change: (to) => void entry.updateCachedData((log) => to(log)),
          fetchAfter: async (after) => {
            const page = await fetchMessagePage(entry.dispatch, { roomId, after, limit: RESYNC_PAGE_SIZE });
            const bringsFile = page.some(({ fileUrl }) => fileUrl !== null);
            if (bringsFile) entry.dispatch(baseApi.util.invalidateTags([{ type: "RoomFile", id: roomId }]));
            return page;
          },
        });
        await entry.cacheDataLoaded.catch(() => undefined);
        // Something happened while the first page was on its way: it may be in it or not.
        if (missed) catchUp();
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
    markRead: build.mutation({
      ...callTo(markReadRoute, ({ id, upTo }: Receipt) => ({
        params: { id },
        body: { upTo },
        // The reader may close the page right after.
        keepalive: true,
        timeout: ANSWER_WITHIN_MS,
      })),
      onQueryStarted: async (_receipt, { queryFulfilled }) => {
        const { data: room } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (room) realtime.emitLocally("room-updated", room);
      },
    }),
  }),
});

export const { useMessagesQuery } = messagesApi;
