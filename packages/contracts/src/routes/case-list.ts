export const listChatRoomsRoute = "GET /api/chat-rooms";
export const countMatchesRoute = "GET /api/chat-rooms/matches";
export const countChatRoomsRoute = "GET /api/chat-rooms/counts";
