import type { CaseCounts } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

const countsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    caseCounts: build.query<CaseCounts, { search?: string }>({
      query: ({ search }) => ({ url: "/chat-rooms/counts", params: search ? { search } : {} }),
      providesTags: ["CaseCounts"],
    }),
  }),
});

export const { useCaseCountsQuery } = countsApi;
