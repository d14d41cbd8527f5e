import type { Message } from "@legal/contracts";
import { listMessagesRoute } from "@legal/contracts/routes";
import { ANSWER_WITHIN_MS, baseApi, callTo, type AppDispatch } from "@legal/web-kit";

interface PageRequest {
  roomId: string;
  before?: number;
  after?: number;
  limit: number;
}

const pagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messagePage: build.query({
      ...callTo(listMessagesRoute, ({ roomId, ...query }: PageRequest) => ({
        params: { id: roomId },
        query,
        timeout: ANSWER_WITHIN_MS,
      })),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Messages before or after a seq, by rising seq; rejects with an `ApiError`. */
export const fetchMessagePage = (dispatch: AppDispatch, request: PageRequest): Promise<Message[]> =>
  dispatch(pagesApi.endpoints.messagePage.initiate(request, { forceRefetch: true, subscribe: false })).unwrap();
