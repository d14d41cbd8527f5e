/** A date or a time that a line does not break in. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00A0");
