import type { Language } from "@legal/contracts";

export interface Font {
  /** Package of the registry it comes from. */
  from: string;
  sheet: string;
  /** Folder of the subsets, as the sheet names it. */
  subsets: string;
}

interface BuiltLanguage {
  /** Every page has Korean words: legal terms keep theirs, and the legal texts are Korean. */
  fonts: Font[];
  /** What a page says where its scripts may not run, in all languages at once. */
  needsJavaScript: string;
}

const PRETENDARD: Font = {
  from: "pretendard/dist/web/variable",
  sheet: "pretendardvariable-dynamic-subset.css",
  subsets: "woff2-dynamic-subset",
};
const noto = (name: string): Font => ({ from: `@fontsource-variable/${name}`, sheet: "index.css", subsets: "files" });

/** What is built into every page for a language. */
export const BUILT_LANGUAGES: Record<Language, BuiltLanguage> = {
  ko: { fonts: [PRETENDARD], needsJavaScript: "이 사이트는 자바스크립트가 필요합니다." },
  en: { fonts: [PRETENDARD], needsJavaScript: "This site needs JavaScript." },
  ja: { fonts: [noto("noto-sans-jp"), PRETENDARD], needsJavaScript: "JavaScriptを有効にしてください。" },
  zh: { fonts: [noto("noto-sans-sc"), PRETENDARD], needsJavaScript: "请启用 JavaScript。" },
};
