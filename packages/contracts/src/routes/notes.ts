export const listNotesRoute = "GET /api/chat-rooms/:id/notes";
export const addNoteRoute = "POST /api/chat-rooms/:id/notes";
export const editNoteRoute = "PATCH /api/chat-rooms/:id/notes/:noteId";
export const deleteNoteRoute = "DELETE /api/chat-rooms/:id/notes/:noteId";
