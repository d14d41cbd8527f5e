import { useFocusAfterChange } from "@legal/ui";
import { privateKey, readStored, useSession } from "@legal/web-kit";
import { useState } from "react";

/** Whether a form is open: after a press, or because a draft waits in it. The button it came from gets the focus back. */
export const useFormOpening = (about: string) => {
  const { user } = useSession();
  const [state, setState] = useState(() =>
    readStored(privateKey(user?.id ?? "", `deadline:${about}`)) === null ? "closed" : "waiting",
  );
  const isOpen = state !== "closed";
  const root = useFocusAfterChange<HTMLDivElement>(isOpen, isOpen ? ":scope:empty" : "button");
  return {
    root,
    isOpen,
    isPressed: state === "pressed",
    open: () => setState("pressed"),
    close: () => setState("closed"),
  };
};
