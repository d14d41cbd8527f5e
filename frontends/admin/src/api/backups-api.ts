import type { BackupKind, BackupRun } from "@legal/contracts";
import { backUpCasesRoute, backUpUsersRoute, listBackupRunsRoute } from "@legal/contracts/routes";
import { baseApi, pagesOf, request } from "@legal/web-kit";

const START_ROUTES = { users: backUpUsersRoute, cases: backUpCasesRoute } as const satisfies Record<BackupKind, string>;

const backupsApi = baseApi.enhanceEndpoints({ addTagTypes: ["BackupRun"] }).injectEndpoints({
  endpoints: (build) => ({
    backupRuns: build.infiniteQuery({
      ...pagesOf(listBackupRunsRoute, (_all: void, cursor) => ({ query: { cursor } })),
      providesTags: ["BackupRun"],
    }),
    startBackup: build.mutation<BackupRun, BackupKind>({
      query: (kind) => request(START_ROUTES[kind], { body: {} }),
      invalidatesTags: ["BackupRun"],
    }),
  }),
});

export const { useBackupRunsInfiniteQuery, useStartBackupMutation } = backupsApi;
