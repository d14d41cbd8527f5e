import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import {
  addDocumentCommentRoute,
  listDocumentCommentsRoute,
  resolveDocumentCommentRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";

type NewComment = ParamsOf<typeof addDocumentCommentRoute> &
  BodyOf<typeof addDocumentCommentRoute> & { idempotencyKey: string };

const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    documentComments: build.query({
      ...callTo(listDocumentCommentsRoute, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, id) => [{ type: "DocumentComment", id }],
    }),
    addDocumentComment: build.mutation({
      ...callTo(addDocumentCommentRoute, ({ id, idempotencyKey, ...body }: NewComment) => ({
        params: { id },
        body,
        idempotencyKey,
      })),
      invalidatesTags: (_answer, _error, { id }) => [{ type: "DocumentComment", id }],
    }),
    resolveDocumentComment: build.mutation({
      ...callTo(resolveDocumentCommentRoute, (params: ParamsOf<typeof resolveDocumentCommentRoute>) => ({ params })),
      invalidatesTags: (_answer, _error, { id }) => [{ type: "DocumentComment", id }],
    }),
  }),
});

export const { useDocumentCommentsQuery, useAddDocumentCommentMutation, useResolveDocumentCommentMutation } =
  commentsApi;
