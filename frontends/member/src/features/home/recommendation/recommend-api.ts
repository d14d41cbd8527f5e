import type { BodyOf } from "@legal/contracts/client";
import { recommendRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const recommendApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    recommend: build.mutation(callTo(recommendRoute, (body: BodyOf<typeof recommendRoute>) => ({ body }))),
  }),
});

export const { useRecommendMutation } = recommendApi;
