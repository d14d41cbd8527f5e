import type { BodyOf } from "@legal/contracts/client";
import {
  changeEmailRoute,
  connectGoogleRoute,
  correctEmailRoute,
  disconnectGoogleRoute,
  myConsultationsRoute,
  resendVerificationRoute,
  setPhoneRoute,
  updateMeRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation({
      ...callTo(updateMeRoute, (body: BodyOf<typeof updateMeRoute>) => ({ body })),
      invalidatesTags: ["Session"],
    }),
    setPhone: build.mutation({
      ...callTo(setPhoneRoute, (body: BodyOf<typeof setPhoneRoute>) => ({ body })),
      invalidatesTags: ["Session"],
    }),
    /** The address changes with the link that is mailed to it. */
    changeEmail: build.mutation(callTo(changeEmailRoute, (body: BodyOf<typeof changeEmailRoute>) => ({ body }))),
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
  useSetPhoneMutation,
  useChangeEmailMutation,
  useConnectGoogleMutation,
  useDisconnectGoogleMutation,
  useResendVerificationMutation,
  useCorrectEmailMutation,
  useMyConsultationsQuery,
} = accountApi;
