import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { styled } from "styled-components";
import { followTopModal } from "../overlay/open-modals.ts";
import { media } from "../theme/media.ts";
import { layer, space } from "../theme/tokens.ts";
import { TOAST_HOTKEY } from "./toast-timing.ts";
import { Toast, type ToastContent } from "./toast.tsx";

const Region = styled.section`
  position: fixed;
  /* A page with a bar of its own at the bottom lifts toasts above it. */
  inset-block-end: var(--toast-lift, 0px);
  inset-inline: 0;
  z-index: ${layer.toast};
  padding: ${space(4)};
  padding-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  pointer-events: none;

  ol > li {
    pointer-events: auto;
  }
  ${media.tablet} {
    inset-inline-start: auto;
    width: 100%;
    max-width: 420px;
  }
  @media print {
    display: none;
  }
`;

interface ToastRegionProps {
  /** Spoken name of the region; mention the hotkey. */
  label: string;
  closeLabel: string;
  toast: ToastContent | undefined;
  onDismiss: (id: string) => void;
  onAction?: (id: string) => void;
}

const useHotkeyFocus = () => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === TOAST_HOTKEY) list.current?.focus();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);
  return list;
};

const neverChanges = () => () => undefined;

/**
 * All but the topmost modal dialog takes no input: toasts move into it. One element moves, so that a toast keeps its time.
 * While a page is hydrated there is none: React hydrates no portal.
 */
const useHost = () => {
  const [host] = useState(() => (typeof document === "undefined" ? undefined : document.createElement("div")));
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (!host) return undefined;
    const place = (dialog?: HTMLElement) => (dialog ?? document.body).append(host);
    place();
    const stop = followTopModal(place);
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  return isHydrated ? host : undefined;
};

/** Where the one visible toast appears; F8 moves the focus here from anywhere. */
export const ToastRegion = ({ label, closeLabel, toast, onDismiss, onAction }: ToastRegionProps) => {
  const list = useHotkeyFocus();
  const host = useHost();
  if (!host) return null;
  return createPortal(
    <Region aria-label={label}>
      <ol ref={list} tabIndex={-1}>
        {toast && (
          <Toast
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onDismiss={() => onDismiss(toast.id)}
            onAction={() => onAction?.(toast.id)}
          />
        )}
      </ol>
    </Region>,
    host,
  );
};
