import { countDocumentsRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    documentCounts: build.query({ ...callTo(countDocumentsRoute), providesTags: ["DocumentList"] }),
  }),
});

export const { useDocumentCountsQuery } = documentsApi;
