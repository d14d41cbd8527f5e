import type { Consultation, User } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation<User, { displayName: string }>({
      query: (body) => ({ url: "/users/me", method: "PATCH", body }),
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

export const { useUpdateMeMutation, useDisconnectGoogleMutation, useMyConsultationsQuery } = accountApi;
