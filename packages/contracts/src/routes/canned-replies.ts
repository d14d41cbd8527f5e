export const listCannedRepliesRoute = "GET /api/canned-replies";
export const addCannedReplyRoute = "POST /api/canned-replies";
export const editCannedReplyRoute = "PATCH /api/canned-replies/:id";
export const deleteCannedReplyRoute = "DELETE /api/canned-replies/:id";
