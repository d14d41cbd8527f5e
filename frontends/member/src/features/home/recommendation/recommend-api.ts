import type { RecommendAnswer } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

const recommendApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    recommend: build.mutation<RecommendAnswer, { situation: string }>({
      query: (body) => ({ url: "/ai/recommend", method: "POST", body }),
    }),
  }),
});

export const { useRecommendMutation } = recommendApi;
