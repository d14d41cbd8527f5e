import { useState, type ReactNode } from "react";
import { Dialog, type DialogProps } from "./dialog.tsx";

interface DialogOpenerProps extends Pick<DialogProps, "title" | "closeLabel" | "width"> {
  /** Whether it is open from the first. */
  isOpenAtFirst?: boolean;
  renderButton: (open: () => void) => ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog that it opens. What is in the dialog is there while it is open. */
export const DialogOpener = ({ isOpenAtFirst = false, renderButton, children, ...dialogProps }: DialogOpenerProps) => {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const close = () => setIsOpen(false);
  return (
    <>
      {renderButton(() => setIsOpen(true))}
      <Dialog {...dialogProps} open={isOpen} onClose={close}>
        {isOpen && children(close)}
      </Dialog>
    </>
  );
};
