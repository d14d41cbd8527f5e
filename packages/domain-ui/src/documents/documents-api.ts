import type { Document } from "@legal/contracts";
import type { BodyOf, ParamsOf, QueryOf } from "@legal/contracts/client";
import {
  addDocumentCommentRoute,
  approveProseRoute,
  changeAnswersRoute,
  changeExhibitsRoute,
  compareDocumentVersionRoute,
  correctDeliveryRoute,
  createDocumentRoute,
  draftProseRoute,
  getDocumentRoute,
  grantRevisionRoute,
  listDocumentCommentsRoute,
  listDocumentHistoryRoute,
  listDocumentPeopleRoute,
  listDocumentsRoute,
  listDocumentTypesRoute,
  listDocumentVersionsRoute,
  listMyDocumentsRoute,
  listRoomFilesRoute,
  moveDocumentRoute,
  resolveDocumentCommentRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, isApiError, pagesOf, realtime, type AppDispatch } from "@legal/web-kit";

/** What others change is seen within seconds; a hidden page asks when it is looked at again. */
export const LIVE = { pollingInterval: 4000, skipPollingIfUnfocused: true } as const;

type Change<
  R extends
    | typeof changeAnswersRoute
    | typeof changeExhibitsRoute
    | typeof draftProseRoute
    | typeof approveProseRoute
    | typeof moveDocumentRoute
    | typeof grantRevisionRoute
    | typeof correctDeliveryRoute
    | typeof addDocumentCommentRoute,
> = ParamsOf<R> & BodyOf<R>;

type NewComment = Change<typeof addDocumentCommentRoute> & { idempotencyKey: string };

/** The document as it is, where another person was quicker or the paper is another one meanwhile. */
export const currentDocumentOf = (error: unknown): Document | undefined =>
  isApiError(error) && (error.code === "DOCUMENT_CHANGED" || error.code === "DOCUMENT_OUTDATED")
    ? (error.current as Document)
    : undefined;

/** Gives a document to every screen that shows it, unless a newer one is there. */
export const knownDocument = (document: Document) =>
  documentsApi.util.updateQueryData("document", document.id, (known) =>
    known.version > document.version ? known : document,
  );

interface Answering {
  dispatch: unknown;
  queryFulfilled: Promise<{ data: Document }>;
}

/** The answer to a change is the document for every screen that shows it; so is what the change conflicted with. */
const keepAnswer = async (_change: unknown, { dispatch, queryFulfilled }: Answering): Promise<void> => {
  const document = await queryFulfilled.then(
    ({ data }) => data,
    ({ error }: { error: unknown }) => currentDocumentOf(error),
  );
  if (document) (dispatch as AppDispatch)(knownDocument(document));
};

const listsAndHistory = (answer: Document | undefined) =>
  answer ? (["DocumentList", { type: "DocumentHistory", id: answer.id }] as const) : [];

export const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    documentTypes: build.query({ ...callTo(listDocumentTypesRoute) }),
    myDocuments: build.query({
      ...callTo(listMyDocumentsRoute, (caseId: string | undefined) => ({ query: { caseId } })),
      keepUnusedDataFor: 0,
      providesTags: ["DocumentList"],
    }),
    documents: build.infiniteQuery({
      ...pagesOf(listDocumentsRoute, (filter: Omit<QueryOf<typeof listDocumentsRoute>, "cursor">, cursor) => ({
        query: { ...filter, cursor },
      })),
      keepUnusedDataFor: 0,
      providesTags: ["DocumentList"],
    }),
    /** Fetched again after a reconnect, which may have missed a change. */
    document: build.query({
      ...callTo(getDocumentRoute, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
      // An answer that was on its way while this reader changed something is older than what is known.
      merge: (known, answer) =>
        answer.version < known.version || JSON.stringify(answer) === JSON.stringify(known) ? known : answer,
      providesTags: (_answer, _error, id) => [{ type: "Document", id }],
      onCacheEntryAdded: async (id, { dispatch, cacheEntryRemoved }) => {
        const stop = realtime.on("status", (status) => {
          if (status === "online") dispatch(baseApi.util.invalidateTags([{ type: "Document", id }]));
        });
        await cacheEntryRemoved;
        stop();
      },
    }),
    createDocument: build.mutation({
      ...callTo(createDocumentRoute, (body: BodyOf<typeof createDocumentRoute>) => ({ body })),
      invalidatesTags: ["DocumentList"],
    }),
    changeAnswers: build.mutation({
      ...callTo(changeAnswersRoute, ({ id, ...body }: Change<typeof changeAnswersRoute>) => ({ params: { id }, body })),
    }),
    changeExhibits: build.mutation({
      ...callTo(changeExhibitsRoute, ({ id, ...body }: Change<typeof changeExhibitsRoute>) => ({
        params: { id },
        body,
      })),
    }),
    draftProse: build.mutation({
      ...callTo(draftProseRoute, ({ id, ...body }: Change<typeof draftProseRoute>) => ({ params: { id }, body })),
      invalidatesTags: listsAndHistory,
    }),
    approveProse: build.mutation({
      ...callTo(approveProseRoute, ({ id, ...body }: Change<typeof approveProseRoute>) => ({ params: { id }, body })),
      invalidatesTags: listsAndHistory,
    }),
    moveDocument: build.mutation({
      ...callTo(moveDocumentRoute, ({ id, ...body }: Change<typeof moveDocumentRoute>) => ({ params: { id }, body })),
      onQueryStarted: keepAnswer,
      invalidatesTags: listsAndHistory,
    }),
    grantRevision: build.mutation({
      ...callTo(grantRevisionRoute, ({ id, ...body }: Change<typeof grantRevisionRoute>) => ({ params: { id }, body })),
      onQueryStarted: keepAnswer,
      invalidatesTags: listsAndHistory,
    }),
    documentPeople: build.query({
      ...callTo(listDocumentPeopleRoute, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
    }),
    correctDelivery: build.mutation({
      ...callTo(correctDeliveryRoute, ({ id, ...body }: Change<typeof correctDeliveryRoute>) => ({
        params: { id },
        body,
      })),
      onQueryStarted: keepAnswer,
      invalidatesTags: listsAndHistory,
    }),
    /** Asked again when the document enters another state, also by another person's hand. */
    documentVersions: build.query({
      ...callTo(listDocumentVersionsRoute, ({ id }: { id: string; since: string }) => ({ params: { id } })),
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { id }) => [{ type: "DocumentHistory", id }],
    }),
    compareVersion: build.query({
      ...callTo(
        compareDocumentVersionRoute,
        ({ id, n, before }: { id: string; n: number; before: number | undefined }) => ({
          params: { id, n: String(n) },
          query: before === undefined ? {} : { with: before },
        }),
      ),
      // The newest follows the answers until it is frozen.
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { id }) => [{ type: "DocumentHistory", id }],
    }),
    documentHistory: build.infiniteQuery({
      ...pagesOf(listDocumentHistoryRoute, (id: string, cursor) => ({ params: { id }, query: { limit: 50, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, id) => [{ type: "DocumentHistory", id }],
    }),
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
    /** What was sent in the case's room, for its exhibits. */
    caseFiles: build.infiniteQuery({
      ...pagesOf(listRoomFilesRoute, (id: string, cursor) => ({ params: { id }, query: { limit: 50, cursor } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useDocumentTypesQuery,
  useMyDocumentsQuery,
  useDocumentsInfiniteQuery,
  useDocumentQuery,
  useDocumentPeopleQuery,
  useCreateDocumentMutation,
  useDraftProseMutation,
  useApproveProseMutation,
  useMoveDocumentMutation,
  useCorrectDeliveryMutation,
  useGrantRevisionMutation,
  useDocumentVersionsQuery,
  useCompareVersionQuery,
  useDocumentHistoryInfiniteQuery,
  useDocumentCommentsQuery,
  useAddDocumentCommentMutation,
  useResolveDocumentCommentMutation,
  useCaseFilesInfiniteQuery,
} = documentsApi;
