export const setCaseNameRoute = "PATCH /api/chat-rooms/:id/name";
