import type { BodyOf } from "@legal/contracts/client";
import {
  checkUsernameRoute,
  findUsernameRoute,
  loginRoute,
  loginSecondFactorRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  signupRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(callTo(loginRoute, (body: BodyOf<typeof loginRoute>) => ({ body }))),
    loginSecondFactor: build.mutation(
      callTo(loginSecondFactorRoute, (body: BodyOf<typeof loginSecondFactorRoute>) => ({ body })),
    ),
    signup: build.mutation(callTo(signupRoute, (body: BodyOf<typeof signupRoute>) => ({ body }))),
    checkUsername: build.mutation(callTo(checkUsernameRoute, (body: BodyOf<typeof checkUsernameRoute>) => ({ body }))),
    findUsername: build.mutation(callTo(findUsernameRoute, (body: BodyOf<typeof findUsernameRoute>) => ({ body }))),
    requestPasswordReset: build.mutation(
      callTo(requestPasswordResetRoute, (body: BodyOf<typeof requestPasswordResetRoute>) => ({ body })),
    ),
    resetPassword: build.mutation(callTo(resetPasswordRoute, (body: BodyOf<typeof resetPasswordRoute>) => ({ body }))),
  }),
});

export const {
  useLoginMutation,
  useLoginSecondFactorMutation,
  useSignupMutation,
  useCheckUsernameMutation,
  useFindUsernameMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = accountApi;
