export const backUpUsersRoute = "POST /api/admin/backup/users";
export const backUpCasesRoute = "POST /api/admin/backup/cases";
export const listBackupRunsRoute = "GET /api/admin/backup/runs";
export const downloadBackupRoute = "GET /api/admin/backup/runs/:id/file";
export const exportUsersRoute = "GET /internal/users";
export const exportUserRoute = "GET /internal/users/:id";
export const exportCasesRoute = "GET /internal/chat-rooms";
