export const myConsultationsRoute = "GET /api/chat-rooms/consultations/my";
