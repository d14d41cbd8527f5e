import type { OwnSession } from "@legal/contracts";
import type { BodyOf, ResponseOf } from "@legal/contracts/client";
import {
  beginSecondFactorRoute,
  changePasswordRoute,
  confirmSecondFactorRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  getSecondFactorRoute,
  listSessionsRoute,
  loginRoute,
  loginSecondFactorRoute,
  removeSecondFactorRoute,
  renewRecoveryCodesRoute,
  requestPasswordResetRoute,
  stepUpMethodsRoute,
  stepUpRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

export type StepUpMethods = ResponseOf<typeof stepUpMethodsRoute>;

const securityApi = baseApi.enhanceEndpoints({ addTagTypes: ["OwnSession", "SecondFactor"] }).injectEndpoints({
  endpoints: (build) => ({
    logInAgain: build.mutation(callTo(loginRoute, (body: BodyOf<typeof loginRoute>) => ({ body }))),
    proveAgain: build.mutation(
      callTo(loginSecondFactorRoute, (body: BodyOf<typeof loginSecondFactorRoute>) => ({ body })),
    ),
    stepUpMethods: build.query(callTo(stepUpMethodsRoute)),
    stepUp: build.mutation({
      ...callTo(stepUpRoute, (body: BodyOf<typeof stepUpRoute>) => ({ body })),
      invalidatesTags: ["OwnSession"],
    }),
    ownSessions: build.query({ ...callTo(listSessionsRoute), providesTags: ["OwnSession"] }),
    endSession: build.mutation({
      ...callTo(endSessionRoute, (handle: string) => ({ params: { handle } })),
      invalidatesTags: ["OwnSession"],
      // It is gone before the list has come again.
      onQueryStarted: async (ended, { dispatch, queryFulfilled }) => {
        const without = (sessions: OwnSession[]) => sessions.filter(({ handle }) => handle !== ended);
        const isEnded = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isEnded) dispatch(securityApi.util.updateQueryData("ownSessions", undefined, without));
      },
    }),
    endOtherSessions: build.mutation({
      ...callTo(endOtherSessionsRoute),
      invalidatesTags: ["OwnSession"],
    }),
    changePassword: build.mutation({
      ...callTo(changePasswordRoute, (body: BodyOf<typeof changePasswordRoute>) => ({ body })),
      invalidatesTags: ["OwnSession"],
    }),
    sendPasswordLink: build.mutation(
      callTo(requestPasswordResetRoute, (body: BodyOf<typeof requestPasswordResetRoute>) => ({ body })),
    ),
    secondFactor: build.query({ ...callTo(getSecondFactorRoute), providesTags: ["SecondFactor"] }),
    beginSecondFactor: build.mutation(callTo(beginSecondFactorRoute)),
    confirmSecondFactor: build.mutation({
      ...callTo(confirmSecondFactorRoute, (body: BodyOf<typeof confirmSecondFactorRoute>) => ({ body })),
      invalidatesTags: ["SecondFactor", "OwnSession"],
    }),
    renewRecoveryCodes: build.mutation({
      ...callTo(renewRecoveryCodesRoute),
      invalidatesTags: ["SecondFactor"],
    }),
    removeSecondFactor: build.mutation({
      ...callTo(removeSecondFactorRoute),
      invalidatesTags: ["SecondFactor"],
    }),
  }),
});

export const {
  useLogInAgainMutation,
  useProveAgainMutation,
  useStepUpMethodsQuery,
  useStepUpMutation,
  useOwnSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useSendPasswordLinkMutation,
  useSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
} = securityApi;
