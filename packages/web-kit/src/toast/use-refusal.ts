import { useRef } from "react";
import { useToast } from "./use-toast.ts";

/** Tells why a try came to nothing, until the next try begins: an old refusal beside a success confuses. */
export const useRefusal = () => {
  const { toast, dismiss } = useToast();
  const shown = useRef<string>(undefined);
  const tell = (title: string, description: string) => {
    shown.current = toast({ title, description, variant: "destructive" });
  };
  const withdraw = () => {
    if (shown.current !== undefined) dismiss(shown.current);
    shown.current = undefined;
  };
  return { tell, withdraw };
};
