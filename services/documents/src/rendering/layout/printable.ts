// Control characters, and marks that turn the direction of writing or show nothing: what is read must be what is stored.
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Noncharacter_Code_Point}\ufffc]/gu;

/** A text as paper and XML can carry it: composed letters, `\n` for each new line, nothing invisible. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(INVISIBLE, "");
