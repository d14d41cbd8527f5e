import type { User } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { baseApi } from "@legal/web-kit";

interface NewAccount {
  username: string;
  email: string;
  phone: string;
  password: string;
  passwordConfirm: string;
  language: Language;
}

const post = (url: string) => (body: object) => ({ url: `/auth/${url}`, method: "POST", body });

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<User | { secondFactorRequired: true }, { username: string; password: string }>({
      query: post("login"),
    }),
    loginSecondFactor: build.mutation<User, { code: string }>({ query: post("login/second-factor") }),
    signup: build.mutation<User, NewAccount>({ query: post("signup") }),
    checkUsername: build.mutation<{ available: boolean }, { username: string }>({ query: post("check-username") }),
    findUsername: build.mutation<{ username: string }, { email: string } | { phone: string }>({
      query: post("find-username"),
    }),
    requestPasswordReset: build.mutation<{ ok: true }, { email: string }>({ query: post("request-password-reset") }),
    resetPassword: build.mutation<{ ok: true }, { token: string; password: string; passwordConfirm: string }>({
      query: post("reset-password"),
    }),
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
