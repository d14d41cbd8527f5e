import type { ColorRole } from "./palette.ts";

export const cssVariable = (role: ColorRole) => `--c-${role}`;

/** Colours as CSS custom properties: a theme change repaints without rendering, and only `GlobalStyle` carries the values. */
export const color = new Proxy({} as Record<ColorRole, string>, {
  get: (_, role: ColorRole) => `var(${cssVariable(role)})`,
});

/** Steps of the 4 px grid. */
export const space = (steps: number) => `${steps * 4}px`;

export const radius = { card: "12px", control: "10px", full: "999px" } as const;

/** Type sizes in rem, so that the reader's own font size counts. */
export const fontSize = {
  13: "0.8125rem",
  15: "0.9375rem",
  16: "1rem",
  18: "1.125rem",
  22: "1.375rem",
  28: "clamp(1.5rem, 1.2rem + 1.3vw, 1.75rem)",
  36: "clamp(1.75rem, 1.2rem + 2.4vw, 2.25rem)",
  48: "clamp(2rem, 1rem + 4.4vw, 3rem)",
} as const;

export type FontSize = keyof typeof fontSize;

/** Downloaded families; a page names them once their files have come, so that its text is laid out again only once. */
export const webFont = {
  ko: '"Pretendard Variable"',
  ja: '"Noto Sans JP Variable"',
  zh: '"Noto Sans SC Variable"',
} as const;

export const fontFamily = {
  ko: 'var(--font-ko, "Pretendard Fallback"), "Pretendard Fallback", "Pretendard Fallback Latin", -apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", sans-serif',
  ja: 'var(--font-ja, "Hiragino Sans"), "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", Meiryo, var(--font-ko, sans-serif), sans-serif',
  zh: 'var(--font-zh, "PingFang SC"), "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", var(--font-ko, sans-serif), sans-serif',
} as const;

export const motion = { quick: "120ms ease-out", calm: "200ms ease-out" } as const;

export const shadow = { floating: `0 8px 28px ${color.shadow}` } as const;

export const width = { content: "1120px", reading: "68ch", form: "440px" } as const;

/** Smallest side of a touch target. */
export const TARGET_SIZE = "44px";

/** Height of what the frame of the site shows above every page; what sticks to the top begins below it. */
export const topBar = "var(--top-bar, 0px)";

export const layer = { header: 10, floating: 20, menu: 30, toast: 50 } as const;
