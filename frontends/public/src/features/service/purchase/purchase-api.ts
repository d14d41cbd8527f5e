import type { ChatRoom } from "@legal/contracts";
import type { BodyOf } from "@legal/contracts/client";
import { openChatRoomRoute } from "@legal/contracts/routes";
import { baseApi, request, type ApiError } from "@legal/web-kit";

export type Order = BodyOf<typeof openChatRoomRoute> & { idempotencyKey: string };

const SHOWN = "expectedPrice";

/** A case-chat of the release before refuses an order that says what was shown. */
const knowsNoPrice = (error: ApiError | undefined): boolean =>
  error?.code === "VALIDATION_FAILED" && error.details.some(({ path }) => path === SHOWN);

const purchaseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    buyPackage: build.mutation<ChatRoom, Order>({
      queryFn: async ({ idempotencyKey, ...body }, _api, _extra, call) => {
        const answer = await call(request(openChatRoomRoute, { body, idempotencyKey }));
        const { [SHOWN]: _shown, ...without } = body;
        const { data, error } = knowsNoPrice(answer.error)
          ? await call(request(openChatRoomRoute, { body: without, idempotencyKey }))
          : answer;
        return error ? { error } : { data: data as ChatRoom };
      },
      invalidatesTags: ["ChatRoom"],
    }),
  }),
});

export const { useBuyPackageMutation } = purchaseApi;
