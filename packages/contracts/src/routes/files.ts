export const uploadFileRoute = "POST /api/upload";
export const downloadFileRoute = "GET /api/files/:id";
