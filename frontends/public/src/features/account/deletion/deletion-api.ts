import type { BodyOf } from "@legal/contracts/client";
import { confirmDeletionRoute, deleteMeRoute, requestDeletionLinkRoute } from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

// Nothing is invalidated, because a deleted account has nothing to fetch: the page is left by a full navigation.
const deletionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deleteMe: build.mutation(callTo(deleteMeRoute, (body: BodyOf<typeof deleteMeRoute>) => ({ body }))),
    requestDeletionLink: build.mutation(callTo(requestDeletionLinkRoute)),
    confirmDeletion: build.mutation(
      callTo(confirmDeletionRoute, (body: BodyOf<typeof confirmDeletionRoute>) => ({ body })),
    ),
  }),
});

export const { useDeleteMeMutation, useRequestDeletionLinkMutation, useConfirmDeletionMutation } = deletionApi;
