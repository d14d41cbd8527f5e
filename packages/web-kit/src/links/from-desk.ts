/** What the desk gives along to a room: the way back is then a step back in the history, to the same place. */
export const FROM_DESK = { fromDesk: true } as const;

/** Whether a location's state says that the desk led there. */
export const isFromDesk = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "fromDesk" in state;
