import type { Document } from "@legal/contracts";
import type { BodyOf, ParamsOf, QueryOf } from "@legal/contracts/client";
import {
  correctDeliveryRoute,
  createDocumentRoute,
  getDocumentRoute,
  grantRevisionRoute,
  listDocumentsRoute,
  listDocumentTypesRoute,
  listMyDocumentsRoute,
  moveDocumentRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo, isApiError, pagesOf, realtime, type AppDispatch } from "@legal/web-kit";

/** What others change is seen within seconds; a hidden page asks when it is looked at again. */
export const LIVE = { pollingInterval: 4000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

type Change<R extends typeof moveDocumentRoute | typeof grantRevisionRoute | typeof correctDeliveryRoute> =
  ParamsOf<R> & BodyOf<R>;

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

/** What shows that a document changed. */
export const listsAndHistory = (answer: Document | undefined) =>
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
    correctDelivery: build.mutation({
      ...callTo(correctDeliveryRoute, ({ id, ...body }: Change<typeof correctDeliveryRoute>) => ({
        params: { id },
        body,
      })),
      onQueryStarted: keepAnswer,
      invalidatesTags: listsAndHistory,
    }),
  }),
});

export const {
  useDocumentTypesQuery,
  useMyDocumentsQuery,
  useDocumentsInfiniteQuery,
  useDocumentQuery,
  useCreateDocumentMutation,
  useMoveDocumentMutation,
  useGrantRevisionMutation,
  useCorrectDeliveryMutation,
} = documentsApi;
