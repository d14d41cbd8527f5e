import { useToast } from "@legal/web-kit";
import { useRef } from "react";

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
