export const uploadFileRoute = "POST /api/upload";
export const listRoomFilesRoute = "GET /api/chat-rooms/:id/files";
export const downloadFileRoute = "GET /api/files/:id";
