import { baseApi } from "@legal/web-kit";

interface Done {
  ok: true;
}

// What was deleted must not be asked for again, so nothing is invalidated: the page is left by a full navigation.
const deletionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deleteMe: build.mutation<Done, { password: string }>({
      query: (body) => ({ url: "/users/me/deletion", method: "POST", body }),
    }),
    requestDeletionLink: build.mutation<Done, void>({
      query: () => ({ url: "/users/me/deletion/link", method: "POST", body: {} }),
    }),
    confirmDeletion: build.mutation<Done, { token: string }>({
      query: (body) => ({ url: "/auth/confirm-deletion", method: "POST", body }),
    }),
  }),
});

export const { useDeleteMeMutation, useRequestDeletionLinkMutation, useConfirmDeletionMutation } = deletionApi;
