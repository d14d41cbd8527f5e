import type { OwnSession, SecondFactorSetup, SecondFactorStatus, User } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

export interface StepUpMethods {
  password: boolean;
  code: boolean;
  google: boolean;
}

interface NewCodes {
  recoveryCodes: string[];
}

const securityApi = baseApi.enhanceEndpoints({ addTagTypes: ["OwnSession", "SecondFactor"] }).injectEndpoints({
  endpoints: (build) => ({
    stepUpMethods: build.query<StepUpMethods, void>({ query: () => "/auth/step-up" }),
    stepUp: build.mutation<User, { password?: string; code?: string }>({
      query: (body) => ({ url: "/auth/step-up", method: "POST", body }),
      invalidatesTags: ["OwnSession"],
    }),
    ownSessions: build.query<OwnSession[], void>({ query: () => "/auth/sessions", providesTags: ["OwnSession"] }),
    endSession: build.mutation<null, string>({
      query: (handle) => ({ url: `/auth/sessions/${handle}`, method: "DELETE" }),
      invalidatesTags: ["OwnSession"],
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => ({ url: "/auth/sessions", method: "DELETE" }),
      invalidatesTags: ["OwnSession"],
    }),
    changePassword: build.mutation<User, { currentPassword: string; password: string; passwordConfirm: string }>({
      query: (body) => ({ url: "/auth/password", method: "POST", body }),
      invalidatesTags: ["OwnSession"],
    }),
    sendPasswordLink: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: "/auth/request-password-reset", method: "POST", body }),
    }),
    secondFactor: build.query<SecondFactorStatus, void>({
      query: () => "/auth/second-factor",
      providesTags: ["SecondFactor"],
    }),
    beginSecondFactor: build.mutation<SecondFactorSetup, void>({
      query: () => ({ url: "/auth/second-factor", method: "POST" }),
    }),
    confirmSecondFactor: build.mutation<NewCodes, { code: string }>({
      query: (body) => ({ url: "/auth/second-factor/confirm", method: "POST", body }),
      invalidatesTags: ["SecondFactor", "OwnSession"],
    }),
    renewRecoveryCodes: build.mutation<NewCodes, void>({
      query: () => ({ url: "/auth/second-factor/recovery-codes", method: "POST" }),
      invalidatesTags: ["SecondFactor"],
    }),
    removeSecondFactor: build.mutation<null, void>({
      query: () => ({ url: "/auth/second-factor", method: "DELETE" }),
      invalidatesTags: ["SecondFactor"],
    }),
  }),
});

export const {
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
