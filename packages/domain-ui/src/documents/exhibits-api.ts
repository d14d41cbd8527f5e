import type { BodyOf, ParamsOf } from "@legal/contracts/client";
import { changeExhibitsRoute, listRoomFilesRoute } from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf } from "@legal/web-kit";

type ExhibitsChange = ParamsOf<typeof changeExhibitsRoute> & BodyOf<typeof changeExhibitsRoute>;

export const exhibitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    changeExhibits: build.mutation({
      ...callTo(changeExhibitsRoute, ({ id, ...body }: ExhibitsChange) => ({ params: { id }, body })),
    }),
    /** What was sent in the case's room, for its exhibits. */
    caseFiles: build.infiniteQuery({
      ...pagesOf(listRoomFilesRoute, (id: string, cursor) => ({ params: { id }, query: { limit: 50, cursor } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCaseFilesInfiniteQuery } = exhibitsApi;
