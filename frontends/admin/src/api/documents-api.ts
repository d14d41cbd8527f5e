import { countDocumentsRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    documentCounts: build.query({ ...callTo(countDocumentsRoute), providesTags: ["DocumentList"] }),
  }),
});

/** The list and the counts beside it follow what customers and colleagues do. */
export const POLLING = { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

export const { useDocumentCountsQuery } = documentsApi;
