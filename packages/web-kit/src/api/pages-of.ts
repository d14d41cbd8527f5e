import type { CallRoute, ResponseOf } from "@legal/contracts/client";
import type { FetchBaseQueryMeta } from "@reduxjs/toolkit/query/react";
import type { CallArgs } from "./base-query.ts";
import { request, type Sent } from "./request.ts";

export interface Page<Items> {
  items: Items;
  /** Cursor of the page after it; null after the last. */
  next: string | null;
}

/** A list of the contract that comes in pages, for `build.infiniteQuery`. */
export const pagesOf = <R extends CallRoute, Arg = void>(
  route: R,
  partsFrom: (arg: Arg, cursor: string | undefined) => Sent<R>,
) => ({
  infiniteQueryOptions: {
    initialPageParam: "",
    getNextPageParam: ({ next }: Page<ResponseOf<R>>): string | undefined => next ?? undefined,
  },
  query: ({ queryArg, pageParam }: { queryArg: Arg; pageParam: string }): CallArgs =>
    request(route, partsFrom(queryArg, pageParam || undefined)),
  transformResponse: (items: ResponseOf<R>, meta: FetchBaseQueryMeta | undefined): Page<ResponseOf<R>> => ({
    items,
    next: meta?.response?.headers.get("x-next-cursor") ?? null,
  }),
});
