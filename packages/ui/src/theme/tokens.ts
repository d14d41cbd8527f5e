import type { Language } from "@legal/contracts/constants";
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

interface Font {
  /** Names the downloaded family, once its files have come: text is laid out again only once. */
  readonly variable: string;
  readonly web: string;
  readonly families: string;
}

export interface Writing {
  readonly font: Font;
  /** `auto-phrase`: between phrases, so that no line begins in the middle of a word or with a lonely “す。” */
  readonly wordBreak: "normal" | "keep-all" | "auto-phrase";
}

export const PRETENDARD: Font = {
  variable: "--font-ko",
  web: '"Pretendard Variable"',
  families:
    'var(--font-ko, "Pretendard Fallback"), "Pretendard Fallback", "Pretendard Fallback Latin", -apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", sans-serif',
};

/** Characters that fill squares are not drawn together in headings. */
export const SQUARE_TEXT = ":is(:lang(ja),:lang(zh))";

/** Without spaces or phrases, a short line ends after a mark, so that no name or date is torn apart. */
export const UNSPACED_TEXT = ":lang(zh)";

/** How each language is set, beside the two selectors above. */
export const WRITING: Readonly<Record<Language, Writing>> = {
  ko: { font: PRETENDARD, wordBreak: "keep-all" },
  en: { font: PRETENDARD, wordBreak: "normal" },
  ja: {
    font: {
      variable: "--font-ja",
      web: '"Noto Sans JP Variable"',
      families:
        'var(--font-ja, "Hiragino Sans"), "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", Meiryo, var(--font-ko, sans-serif), sans-serif',
    },
    wordBreak: "auto-phrase",
  },
  zh: {
    font: {
      variable: "--font-zh",
      web: '"Noto Sans SC Variable"',
      families:
        'var(--font-zh, "PingFang SC"), "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", var(--font-ko, sans-serif), sans-serif',
    },
    wordBreak: "normal",
  },
};

export const motion = { quick: "120ms ease-out", calm: "200ms ease-out" } as const;

export const shadow = { floating: `0 8px 28px ${color.shadow}` } as const;

export const width = { content: "1120px", reading: "68ch", form: "440px" } as const;

/** Smallest side of a touch target. */
export const TARGET_SIZE = "44px";

/** Height of what the frame of the site shows above every page; what sticks to the top begins below it. */
export const topBar = "var(--top-bar, 0px)";

export const layer = { header: 10, floating: 20, menu: 30, toast: 50 } as const;
