import type { BodyOf } from "@legal/contracts/client";
import { getPushRoute, subscribePushRoute, unsubscribePushRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const pushApi = baseApi.enhanceEndpoints({ addTagTypes: ["Push"] }).injectEndpoints({
  endpoints: (build) => ({
    push: build.query({ ...callTo(getPushRoute), providesTags: ["Push"] }),
    subscribePush: build.mutation({
      ...callTo(subscribePushRoute, (body: BodyOf<typeof subscribePushRoute>) => ({ body })),
      invalidatesTags: ["Push"],
    }),
    unsubscribePush: build.mutation({
      ...callTo(unsubscribePushRoute, (endpoint: string) => ({ body: { endpoint } })),
      invalidatesTags: ["Push"],
    }),
  }),
});

export const { usePushQuery, useSubscribePushMutation, useUnsubscribePushMutation } = pushApi;
