import type { BodyOf } from "@legal/contracts/client";
import type { Language } from "@legal/contracts/constants";
import { findServicesRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const finderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by language, in which it is answered. */
    find: build.query(
      callTo(findServicesRoute, ({ body }: { body: BodyOf<typeof findServicesRoute>; language: Language }) => ({
        body,
      })),
    ),
  }),
});

export const { useFindQuery } = finderApi;
