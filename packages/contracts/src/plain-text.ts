/** Line breaks and tabs stay; what no keyboard writes goes. */
export const plainText = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
