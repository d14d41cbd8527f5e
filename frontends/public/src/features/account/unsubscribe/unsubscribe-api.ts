import type { BodyOf } from "@legal/contracts/client";
import { showUnsubscribeRoute, unsubscribeRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

type Choice = BodyOf<typeof unsubscribeRoute> & { token: string };

const unsubscribeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mailSubscription: build.query({
      ...callTo(showUnsubscribeRoute, (token: string) => ({ params: { token } })),
      keepUnusedDataFor: 0,
    }),
    changeMailSubscription: build.mutation({
      ...callTo(unsubscribeRoute, ({ token, ...body }: Choice) => ({ params: { token }, body })),
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) void dispatch(unsubscribeApi.util.upsertQueryData("mailSubscription", token, data));
      },
    }),
  }),
});

export const { useMailSubscriptionQuery, useChangeMailSubscriptionMutation } = unsubscribeApi;
