import { useCallback } from "react";
import { TOAST_REMOVE_DELAY_MS, type ToastContent } from "@legal/ui";
import { useAppDispatch } from "../store/hooks.ts";
import { toastClosed, toastRemoved, toastShown } from "../store/toast-slice.ts";

interface NewToast extends Omit<ToastContent, "id" | "action"> {
  action?: { label: string; run: () => void } | undefined;
}

/** A store holds no functions. Of the newest toast, the only one that is shown. */
let shownAction: { id: string; run: () => void } | undefined;

/**
 * `toast({ title, description?, variant?, action? })` from anywhere; `dismiss(id)` closes it before its time, and so does
 * its action.
 */
export const useToast = () => {
  const dispatch = useAppDispatch();
  const toast = useCallback(
    ({ action, ...content }: NewToast): string => {
      const { id } = dispatch(toastShown({ ...content, ...(action && { action: action.label }) })).payload;
      shownAction = action && { id, run: action.run };
      return id;
    },
    [dispatch],
  );
  const dismiss = useCallback(
    (id: string) => {
      dispatch(toastClosed(id));
      setTimeout(() => dispatch(toastRemoved(id)), TOAST_REMOVE_DELAY_MS);
    },
    [dispatch],
  );
  const act = useCallback(
    (id: string) => {
      dismiss(id);
      if (shownAction?.id === id) shownAction.run();
    },
    [dismiss],
  );
  return { toast, dismiss, act };
};
