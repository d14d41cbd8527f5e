import { useState, type ReactNode } from "react";
import { Dialog, type DialogProps } from "./dialog.tsx";

interface DialogOpenerProps extends Pick<DialogProps, "title" | "closeLabel" | "width"> {
  /** Whether it is open without a press, until `onClose` ends that. */
  isAskedFor?: boolean;
  onClose?: () => void;
  renderButton: (open: () => void) => ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog that it opens. What is in the dialog is there while it is open. */
export const DialogOpener = ({
  isAskedFor = false,
  onClose,
  renderButton,
  children,
  ...dialogProps
}: DialogOpenerProps) => {
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = isPressed || isAskedFor;
  const close = () => {
    setIsPressed(false);
    onClose?.();
  };
  return (
    <>
      {renderButton(() => setIsPressed(true))}
      <Dialog {...dialogProps} open={isOpen} onClose={close}>
        {isOpen && children(close)}
      </Dialog>
    </>
  );
};
