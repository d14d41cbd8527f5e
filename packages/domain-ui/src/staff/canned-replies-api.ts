import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import {
  addCannedReplyRoute,
  deleteCannedReplyRoute,
  editCannedReplyRoute,
  listCannedRepliesRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, realtime } from "@legal/web-kit";

type Edit = ParamsOf<typeof editCannedReplyRoute> & BodyOf<typeof editCannedReplyRoute>;

const cannedRepliesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cannedReplies: build.query({
      ...callTo(listCannedRepliesRoute),
      providesTags: ["CannedReply"],
      onCacheEntryAdded: async (_argument, { dispatch, cacheEntryRemoved }) => {
        const refresh = () => void dispatch(baseApi.util.invalidateTags(["CannedReply"]));
        const stops = [
          realtime.on("canned-replies-changed", refresh),
          realtime.on("status", (status) => status === "online" && refresh()),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
    addCannedReply: build.mutation({
      ...callTo(addCannedReplyRoute, (body: BodyOf<typeof addCannedReplyRoute>) => ({ body })),
      invalidatesTags: ["CannedReply"],
    }),
    editCannedReply: build.mutation({
      ...callTo(editCannedReplyRoute, ({ id, ...body }: Edit) => ({ params: { id }, body })),
      // Also after a refusal: what a colleague made of it shows beside what was written here.
      invalidatesTags: ["CannedReply"],
    }),
    deleteCannedReply: build.mutation({
      ...callTo(deleteCannedReplyRoute, (id: string) => ({ params: { id } })),
      invalidatesTags: ["CannedReply"],
    }),
  }),
});

export const {
  useCannedRepliesQuery,
  useAddCannedReplyMutation,
  useEditCannedReplyMutation,
  useDeleteCannedReplyMutation,
} = cannedRepliesApi;
