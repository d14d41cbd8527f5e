import { useRef, useState, type MouseEvent } from "react";

export type ClickHandler<E extends HTMLElement> = (event: MouseEvent<E>) => unknown;

/** Ignores clicks while `blocked`, or while the promise returned by the last click is still open. */
export const usePendingClick = <E extends HTMLElement>(onClick: ClickHandler<E> | undefined, blocked: boolean) => {
  const running = useRef(false);
  const [pending, setPending] = useState(false);

  const handleClick = async (event: MouseEvent<E>) => {
    if (blocked || running.current) return event.preventDefault();
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    running.current = true;
    setPending(true);
    try {
      await result;
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return { pending, handleClick };
};
