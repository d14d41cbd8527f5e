import type { CannedReply } from "@legal/contracts";
import { baseApi, realtime } from "@legal/web-kit";

type Words = Pick<CannedReply, "title" | "texts">;

const cannedRepliesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cannedReplies: build.query<CannedReply[], void>({
      query: () => "/canned-replies",
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
    addCannedReply: build.mutation<CannedReply, Words>({
      query: (body) => ({ url: "/canned-replies", method: "POST", body }),
      invalidatesTags: ["CannedReply"],
    }),
    editCannedReply: build.mutation<CannedReply, Words & Pick<CannedReply, "id" | "version">>({
      query: ({ id, ...body }) => ({ url: `/canned-replies/${id}`, method: "PATCH", body }),
      // Also after a refusal: what a colleague made of it shows beside what was written here.
      invalidatesTags: ["CannedReply"],
    }),
    deleteCannedReply: build.mutation<void, string>({
      query: (id) => ({ url: `/canned-replies/${id}`, method: "DELETE" }),
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
