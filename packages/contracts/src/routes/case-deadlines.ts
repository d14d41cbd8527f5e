export const listDeadlinesRoute = "GET /api/chat-rooms/:id/deadlines";
export const enterDeadlineRoute = "POST /api/chat-rooms/:id/deadlines";
export const changeDeadlineRoute = "PATCH /api/chat-rooms/:id/deadlines/:deadlineId";
export const confirmDeadlineRoute = "POST /api/chat-rooms/:id/deadlines/:deadlineId/confirm";
export const downloadDeadlineRoute = "GET /api/chat-rooms/:id/deadlines/:deadlineId/calendar";
export const settleDeadlineRoute = "PATCH /api/chat-rooms/:id/deadlines/:deadlineId/state";
