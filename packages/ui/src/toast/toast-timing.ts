export const TOAST_DURATION_MS = 5000;
/** How long a dismissed toast stays in the list before it is dropped for good. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** Only the newest toast is shown. */
export const TOAST_LIMIT = 1;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = "F8";
