const CHANGE = "legal-modal-change";

interface Change {
  dialog: HTMLElement;
  open: boolean;
}

/** Over the document, as every frontend has a copy of this module and the page has one stack of dialogs. */
export const publishModalChange = (dialog: HTMLElement, open: boolean): void => {
  document.dispatchEvent(new CustomEvent<Change>(CHANGE, { detail: { dialog, open } }));
};

/** Calls back with the topmost modal dialog, or undefined, whenever that changes. Returns how to stop. */
export const followTopModal = (onChange: (dialog: HTMLElement | undefined) => void): (() => void) => {
  const stack = new Set<HTMLElement>();
  const follow = (event: Event): void => {
    const { dialog, open } = (event as CustomEvent<Change>).detail;
    stack.delete(dialog);
    if (open) stack.add(dialog);
    onChange([...stack].at(-1));
  };
  document.addEventListener(CHANGE, follow);
  return () => document.removeEventListener(CHANGE, follow);
};
