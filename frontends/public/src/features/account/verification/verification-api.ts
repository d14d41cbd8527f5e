import type { BodyOf } from "@legal/contracts/client";
import { verifyEmailRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation({
      ...callTo(verifyEmailRoute, (body: BodyOf<typeof verifyEmailRoute>) => ({ body })),
      invalidatesTags: ["Session"],
    }),
  }),
});

export const { useVerifyEmailMutation } = verificationApi;
