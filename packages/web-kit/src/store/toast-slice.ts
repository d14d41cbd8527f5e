import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";
import { TOAST_LIMIT, type ToastContent } from "@legal/ui";

export interface ToastEntry extends ToastContent {
  open: boolean;
}

export const toastSlice = createSlice({
  name: "toast",
  initialState: { toasts: [] as ToastEntry[] },
  reducers: {
    /** A new toast takes the place of the one shown. */
    toastShown: {
      prepare: (content: Omit<ToastContent, "id">) => ({ payload: { ...content, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<ToastContent>) => {
        state.toasts = [{ ...payload, open: true }, ...state.toasts].slice(0, TOAST_LIMIT);
      },
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => {
      for (const toast of state.toasts) if (toast.id === payload) toast.open = false;
    },
    toastRemoved: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
  },
});

export const { toastShown, toastClosed, toastRemoved } = toastSlice.actions;
