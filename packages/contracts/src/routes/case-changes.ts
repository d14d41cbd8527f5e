export const changeCaseStatusRoute = "PATCH /api/chat-rooms/:id/status";
export const setDeadlineRoute = "PATCH /api/chat-rooms/:id/deadline";
export const assignCaseRoute = "PATCH /api/chat-rooms/:id/assignee";
export const settleWaitingRoute = "PATCH /api/chat-rooms/:id/waiting";
export const listStaffRoute = "GET /api/chat-rooms/staff";
export const changeStatusesRoute = "POST /api/chat-rooms/statuses";
