import type { Consultation, User } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation<User, { displayName: string }>({
      query: (body) => ({ url: "/users/me", method: "PATCH", body }),
      invalidatesTags: ["Session"],
    }),
    myConsultations: build.query<Consultation[], void>({
      query: () => "/chat-rooms/consultations/my",
      providesTags: ["Consultation"],
    }),
  }),
});

export const { useUpdateMeMutation, useMyConsultationsQuery } = accountApi;
