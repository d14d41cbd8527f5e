import { addNoteRoute, deleteNoteRoute, editNoteRoute, listNotesRoute } from "@legal/contracts/routes";
import { baseApi, callTo, pagesOf, realtime } from "@legal/web-kit";

interface NoteRef {
  roomId: string;
  noteId: string;
}

interface NewNote {
  roomId: string;
  content: string;
  idempotencyKey: string;
}

interface NoteChange extends NoteRef {
  content: string;
  /** When the note that the author changes was edited. */
  seenEditedAt: string | null;
}

const paramsOf = ({ roomId, noteId }: NoteRef) => ({ id: roomId, noteId });

const notesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched again when a colleague changes them, and after a reconnect, which may have missed that. */
    notes: build.infiniteQuery({
      ...pagesOf(listNotesRoute, (id: string, cursor) => ({ params: { id }, query: { cursor } })),
      providesTags: (_result, _error, id) => [{ type: "Note", id }],
      onCacheEntryAdded: async (id, { dispatch, cacheEntryRemoved }) => {
        const refresh = () => void dispatch(baseApi.util.invalidateTags([{ type: "Note", id }]));
        const stops = [
          realtime.on("notes-changed", ({ chatRoomId }) => chatRoomId === id && refresh()),
          realtime.on("status", (status) => status === "online" && refresh()),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
    addNote: build.mutation({
      ...callTo(addNoteRoute, ({ roomId: id, content, idempotencyKey }: NewNote) => ({
        params: { id },
        body: { content },
        idempotencyKey,
      })),
      invalidatesTags: (_result, _error, { roomId }) => [{ type: "Note", id: roomId }],
    }),
    editNote: build.mutation({
      ...callTo(editNoteRoute, ({ content, seenEditedAt, ...note }: NoteChange) => ({
        params: paramsOf(note),
        body: { content, seenEditedAt },
      })),
      invalidatesTags: (_result, _error, { roomId }) => [{ type: "Note", id: roomId }],
    }),
    deleteNote: build.mutation({
      ...callTo(deleteNoteRoute, (note: NoteRef) => ({ params: paramsOf(note) })),
      invalidatesTags: (_result, _error, { roomId }) => [{ type: "Note", id: roomId }],
    }),
  }),
});

export const { useNotesInfiniteQuery, useAddNoteMutation, useEditNoteMutation, useDeleteNoteMutation } = notesApi;
