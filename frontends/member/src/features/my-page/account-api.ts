import type { BodyOf } from "@legal/contracts/client";
import {
  connectGoogleRoute,
  correctEmailRoute,
  disconnectGoogleRoute,
  myConsultationsRoute,
  resendVerificationRoute,
  updateMeRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation({
      ...callTo(updateMeRoute, (body: BodyOf<typeof updateMeRoute>) => ({ body })),
      invalidatesTags: ["Session"],
    }),
    /** Where the browser has to go. */
    connectGoogle: build.mutation(callTo(connectGoogleRoute)),
    resendVerification: build.mutation(callTo(resendVerificationRoute)),
    correctEmail: build.mutation({
      ...callTo(correctEmailRoute, (body: BodyOf<typeof correctEmailRoute>) => ({ body })),
      invalidatesTags: ["Session"],
    }),
    disconnectGoogle: build.mutation({ ...callTo(disconnectGoogleRoute), invalidatesTags: ["Session"] }),
    myConsultations: build.query({ ...callTo(myConsultationsRoute), providesTags: ["Consultation"] }),
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
