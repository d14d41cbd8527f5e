import type { CaseCounts } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

const countsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    caseCounts: build.query<CaseCounts, void>({ query: () => "/chat-rooms/counts", providesTags: ["CaseCounts"] }),
  }),
});

export const { useCaseCountsQuery } = countsApi;
