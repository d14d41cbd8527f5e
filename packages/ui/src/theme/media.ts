/** Media queries; the phone is the default and wider screens add to it. */
export const media = {
  tablet: "@media (min-width: 640px)",
  desk: "@media (min-width: 960px)",
  wide: "@media (min-width: 1280px)",
  /** A phone on its side, or 400 % zoom: nothing may cover the text. */
  low: "@media (max-height: 480px)",
  hover: "@media (hover: hover)",
  /** Touch, and most likely no keyboard. */
  touch: "@media (hover: none)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
} as const;
