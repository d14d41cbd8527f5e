import type { AccessKind } from "@legal/contracts/constants";
import { listAccessCustomersRoute, listAccessRoute } from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf } from "@legal/web-kit";

export interface AuditLogFilter {
  kind: AccessKind | undefined;
  /** A customer's username or e-mail address, whole. */
  person: string;
  /** Ids of those whose name was chosen in the list. */
  customer: string | undefined;
  staff: string | undefined;
}

const auditLogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.infiniteQuery({
      ...pagesOf(listAccessRoute, ({ person, ...filter }: AuditLogFilter, cursor) => ({
        query: { ...filter, person: person || undefined, cursor },
      })),
      providesTags: ["AccessEntry"],
    }),
    auditLogCustomers: build.query({
      ...callTo(listAccessCustomersRoute, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditLogInfiniteQuery, useLazyAuditLogCustomersQuery } = auditLogApi;
