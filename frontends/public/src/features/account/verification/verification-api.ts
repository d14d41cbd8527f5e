import { baseApi } from "@legal/web-kit";

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<{ ok: true }, { token: string }>({
      query: (body) => ({ url: "/auth/verify-email", method: "POST", body }),
      invalidatesTags: ["Session"],
    }),
  }),
});

export const { useVerifyEmailMutation } = verificationApi;
