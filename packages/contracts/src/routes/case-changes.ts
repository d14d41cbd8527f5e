/** What staff change of a case: each has a call of its own and is a kind of entry in the case's history. */
export const CASE_CHANGE_ROUTES = {
  status: "PATCH /api/chat-rooms/:id/status",
  deadline: "PATCH /api/chat-rooms/:id/deadline",
  assignee: "PATCH /api/chat-rooms/:id/assignee",
  waiting: "PATCH /api/chat-rooms/:id/waiting",
} as const;
export type CaseChange = keyof typeof CASE_CHANGE_ROUTES;

export const listStaffRoute = "GET /api/chat-rooms/staff";
export const changeStatusesRoute = "POST /api/chat-rooms/statuses";
