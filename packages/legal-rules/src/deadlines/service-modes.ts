/** How a paper reached its reader, or that nothing was served. It decides when service takes effect. */
export const SERVICE_MODES = [
  "ordinary",
  "electronic-opened",
  "electronic-unopened",
  "public-first",
  "public-later",
  "public-abroad",
  "pronouncement",
  "event",
  "midnight",
] as const;

export type ServiceMode = (typeof SERVICE_MODES)[number];

/** Whatever a period counts from, its effect may be known already: that day, or that day from 00:00. */
export const KNOWN_EFFECT: readonly ServiceMode[] = ["event", "midnight"];
