export const myChatRoomsRoute = "GET /api/chat-rooms/my";
export const getChatRoomRoute = "GET /api/chat-rooms/:id";
export const openChatRoomRoute = "POST /api/chat-rooms";
export const openAdminSupportRoute = "POST /api/chat-rooms/admin-support";
