import type { CaseNote } from "@legal/contracts";
import { baseApi, realtime } from "@legal/web-kit";

interface NotePage {
  notes: CaseNote[];
  next: string | null;
}

interface NoteRef {
  roomId: string;
  noteId: string;
}

const pathOf = (roomId: string, noteId?: string) => `/chat-rooms/${roomId}/notes${noteId ? `/${noteId}` : ""}`;

const notesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked for anew when a colleague changes them, and after an interruption in which nobody could say so. */
    notes: build.infiniteQuery<NotePage, string, string>({
      infiniteQueryOptions: { initialPageParam: "", getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: roomId, pageParam }) => ({
        url: pathOf(roomId),
        params: pageParam ? { cursor: pageParam } : {},
      }),
      transformResponse: (notes: CaseNote[], meta) => ({
        notes,
        next: meta?.response?.headers.get("x-next-cursor") ?? null,
      }),
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
    addNote: build.mutation<CaseNote, { roomId: string; content: string }>({
      query: ({ roomId, content }) => ({ url: pathOf(roomId), method: "POST", body: { content } }),
      invalidatesTags: (_result, _error, { roomId }) => [{ type: "Note", id: roomId }],
    }),
    editNote: build.mutation<CaseNote, NoteRef & { content: string }>({
      query: ({ roomId, noteId, content }) => ({ url: pathOf(roomId, noteId), method: "PATCH", body: { content } }),
      invalidatesTags: (_result, _error, { roomId }) => [{ type: "Note", id: roomId }],
    }),
    deleteNote: build.mutation<void, NoteRef>({
      query: ({ roomId, noteId }) => ({ url: pathOf(roomId, noteId), method: "DELETE" }),
      invalidatesTags: (_result, _error, { roomId }) => [{ type: "Note", id: roomId }],
    }),
  }),
});

export const { useNotesInfiniteQuery, useAddNoteMutation, useEditNoteMutation, useDeleteNoteMutation } = notesApi;
