import { useCallback } from "react";
import { TOAST_REMOVE_DELAY_MS, type ToastContent } from "@legal/ui";
import { useAppDispatch } from "../store/hooks.ts";
import { toastClosed, toastRemoved, toastShown } from "../store/toast-slice.ts";

/** `toast({ title, description?, variant? })` from anywhere; `dismiss(id)` closes it before its time. */
export const useToast = () => {
  const dispatch = useAppDispatch();
  const toast = useCallback(
    (content: Omit<ToastContent, "id">) => dispatch(toastShown(content)).payload.id,
    [dispatch],
  );
  const dismiss = useCallback(
    (id: string) => {
      dispatch(toastClosed(id));
      setTimeout(() => dispatch(toastRemoved(id)), TOAST_REMOVE_DELAY_MS);
    },
    [dispatch],
  );
  return { toast, dismiss };
};
