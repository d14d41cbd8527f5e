import { createGlobalStyle, css } from "styled-components";
import { darkPalette, lightPalette, type ColorRole } from "./palette.ts";
import { color, cssVariable, fontSize, PRETENDARD, topBar, WRITING, type Writing } from "./tokens.ts";
import { media } from "./media.ts";

const declare = (palette: Record<ColorRole, string>) =>
  Object.entries(palette)
    .map(([role, value]) => `${cssVariable(role as ColorRole)}: ${value};`)
    .join(" ");

/** Paper is always light. */
const themes = css`
  :root {
    color-scheme: light;
    ${declare(lightPalette)}
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
      color-scheme: dark;
      ${declare(darkPalette)}
    }
  }
  @media screen {
    :root[data-theme="dark"] {
      color-scheme: dark;
      ${declare(darkPalette)}
    }
  }
`;

/** What is said in another language breaks by its own rule, not by that of the page. */
const breaksIn = ([language, { wordBreak }]: [string, Writing]): string => {
  const selector = wordBreak === "normal" ? `[lang="${language}"]` : `:lang(${language})`;
  return `${selector} { word-break: ${wordBreak}; }`;
};

const languageRules = (): string => {
  const languages = Object.entries(WRITING);
  const fonts = [...new Set(languages.map(([, { font }]) => font))];
  const textIn = (font: Writing["font"]) =>
    languages.flatMap(([language, written]) => (written.font === font ? [`:lang(${language})`] : [])).join();
  return `
  :root { font-family: ${PRETENDARD.families}; }
  :root[data-fonts] { ${fonts.map(({ variable, web }) => `${variable}: ${web};`).join(" ")} }
  ${fonts.map((font) => `${textIn(font)} { font-family: ${font.families}; }`).join("\n")}
  ${languages.map(breaksIn).join("\n")}`;
};

const elements = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    text-size-adjust: 100%;
    scroll-padding-top: calc(80px + ${topBar});
    -webkit-tap-highlight-color: transparent;
  }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font-size: ${fontSize[16]};
    line-height: 1.65;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }
  fieldset {
    border: 0;
    min-inline-size: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  svg {
    flex: none;
  }
  /* Chinese and Japanese would break inside a date. */
  time {
    white-space: nowrap;
  }
  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  main:focus,
  h1:focus {
    outline: none;
  }
  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Custom properties of both themes, fonts by language, and quiet defaults for plain elements. Render once, at the root. */
export const GlobalStyle = createGlobalStyle`
  ${themes}
  ${languageRules()}
  ${elements}
`;
