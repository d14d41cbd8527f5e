import type { AccessEntry, AccessPerson } from "@legal/contracts";
import type { AccessKind } from "@legal/contracts/constants";
import { baseApi } from "@legal/web-kit";

export interface AccessFilter {
  kind: AccessKind | undefined;
  /** A customer's username or e-mail address, whole. */
  person: string;
  /** Ids of those whose name was chosen in the list. */
  customer: string | undefined;
  staff: string | undefined;
}

interface AccessPage {
  entries: AccessEntry[];
  next: string | null;
}

const paramsOf = (filter: AccessFilter, cursor: string) =>
  Object.fromEntries(Object.entries({ ...filter, cursor }).filter(([, value]) => value));

const accessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    access: build.infiniteQuery<AccessPage, AccessFilter, string>({
      infiniteQueryOptions: { initialPageParam: "", getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: "/access-log", params: paramsOf(queryArg, pageParam) }),
      transformResponse: (entries: AccessEntry[], meta) => ({
        entries,
        next: meta?.response?.headers.get("x-next-cursor") ?? null,
      }),
      providesTags: ["AccessEntry"],
    }),
    accessCustomers: build.query<AccessPerson[], string>({
      query: (id) => `/access-log/${id}/customers`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAccessInfiniteQuery, useLazyAccessCustomersQuery } = accessApi;
