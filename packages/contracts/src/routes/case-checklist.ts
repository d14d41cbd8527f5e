export const tickItemRoute = "PATCH /api/chat-rooms/:id/checklist/:item";
