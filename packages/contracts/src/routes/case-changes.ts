/** Where one thing of a case is changed; `CASE_CHANGE_CALLS` says what there is. */
export const caseChangeRoute = <K extends string>(kind: K) => `PATCH /api/chat-rooms/:id/${kind}` as const;

export const listStaffRoute = "GET /api/chat-rooms/staff";
export const changeStatusesRoute = "POST /api/chat-rooms/statuses";
