import type { BackupKind, BackupRun } from "@legal/contracts";
import { baseApi } from "@legal/web-kit";

export interface RunPage {
  runs: BackupRun[];
  next: string | null;
}

const backupApi = baseApi.enhanceEndpoints({ addTagTypes: ["BackupRun"] }).injectEndpoints({
  endpoints: (build) => ({
    backupRuns: build.infiniteQuery<RunPage, void, string>({
      infiniteQueryOptions: { initialPageParam: "", getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam: cursor }) => ({ url: "/admin/backup/runs", params: cursor ? { cursor } : {} }),
      transformResponse: (runs: BackupRun[], meta) => ({
        runs,
        next: meta?.response?.headers.get("x-next-cursor") ?? null,
      }),
      providesTags: ["BackupRun"],
    }),
    startBackup: build.mutation<BackupRun, BackupKind>({
      query: (kind) => ({ url: `/admin/backup/${kind}`, method: "POST", body: {} }),
      invalidatesTags: ["BackupRun"],
    }),
  }),
});

export const { useBackupRunsInfiniteQuery, useStartBackupMutation } = backupApi;
