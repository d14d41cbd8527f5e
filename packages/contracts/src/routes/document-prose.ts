export const draftProseRoute = "POST /api/documents/:id/prose";
export const approveProseRoute = "POST /api/documents/:id/prose/approvals";
export const composeProseRoute = "POST /internal/prose";
