import type { BodyOf } from "@legal/contracts/client";
import { openChatRoomRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

export type Order = BodyOf<typeof openChatRoomRoute> & { idempotencyKey: string };

const purchaseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    buyPackage: build.mutation({
      ...callTo(openChatRoomRoute, ({ idempotencyKey, ...body }: Order) => ({ body, idempotencyKey })),
      invalidatesTags: ["ChatRoom"],
    }),
  }),
});

export const { useBuyPackageMutation } = purchaseApi;
