export const getCaseDocumentFactsRoute = "GET /internal/case-document-facts/:id";
export const attachCaseFilesRoute = "POST /internal/case-document-facts/:id/files";
export const readCaseFileRoute = "GET /internal/case-document-facts/:id/files/:fileId";
export const keepDocumentTurnRoute = "POST /internal/case-document-facts/:id/turns";
export const getStaffMemberRoute = "GET /internal/staff/:id";
export const listExtraHolidaysRoute = "GET /internal/holidays";
