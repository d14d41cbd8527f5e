import { useRef } from "react";
import { useToast } from "./use-toast.ts";

/** Shows why an attempt failed until the next attempt begins: an old error beside a success confuses. */
export const useErrorToast = () => {
  const { toast, dismiss } = useToast();
  const shown = useRef<string>(undefined);
  const show = (title: string, description: string) => {
    shown.current = toast({ title, description, variant: "destructive" });
  };
  const clear = () => {
    if (shown.current !== undefined) dismiss(shown.current);
    shown.current = undefined;
  };
  return { show, clear };
};
