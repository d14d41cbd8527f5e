import type { Consultation, User } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation<User, { displayName: string }>({
      query: (body) => ({ url: "/users/me", method: "PATCH", body }),
      invalidatesTags: ["Session"],
    }),
    /** Where the browser has to go. */
    connectGoogle: build.mutation<{ url: string }, void>({
      query: () => ({ url: "/auth/google/connect", method: "POST", body: {} }),
    }),
    resendVerification: build.mutation<{ ok: true }, void>({
      query: () => ({ url: "/users/me/email/verification", method: "POST", body: {} }),
    }),
    correctEmail: build.mutation<User, { email: string; password: string }>({
      query: (body) => ({ url: "/users/me/email", method: "PATCH", body }),
      invalidatesTags: ["Session"],
    }),
    disconnectGoogle: build.mutation<User, void>({
      query: () => ({ url: "/auth/google", method: "DELETE" }),
      invalidatesTags: ["Session"],
    }),
    myConsultations: build.query<Consultation[], void>({
      query: () => "/chat-rooms/consultations/my",
      providesTags: ["Consultation"],
    }),
  }),
});

export const {
  useUpdateMeMutation,
  useConnectGoogleMutation,
  useDisconnectGoogleMutation,
  useResendVerificationMutation,
  useCorrectEmailMutation,
  useMyConsultationsQuery,
} = accountApi;
