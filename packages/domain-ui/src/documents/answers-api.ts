import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import {
  approveProseRoute,
  changeAnswersRoute,
  draftProseRoute,
  listDocumentPeopleRoute,
} from "@legal/contracts/routes";
import { baseApi, callTo } from "@legal/web-kit";
import { listsAndHistory } from "./documents-api.ts";

type Change<R extends typeof changeAnswersRoute | typeof draftProseRoute | typeof approveProseRoute> = ParamsOf<R> &
  BodyOf<R>;

export const answersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    changeAnswers: build.mutation({
      ...callTo(changeAnswersRoute, ({ id, ...body }: Change<typeof changeAnswersRoute>) => ({ params: { id }, body })),
    }),
    draftProse: build.mutation({
      ...callTo(draftProseRoute, ({ id, ...body }: Change<typeof draftProseRoute>) => ({ params: { id }, body })),
      invalidatesTags: listsAndHistory,
    }),
    approveProse: build.mutation({
      ...callTo(approveProseRoute, ({ id, ...body }: Change<typeof approveProseRoute>) => ({ params: { id }, body })),
      invalidatesTags: listsAndHistory,
    }),
    documentPeople: build.query({
      ...callTo(listDocumentPeopleRoute, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useDraftProseMutation, useApproveProseMutation, useDocumentPeopleQuery } = answersApi;
