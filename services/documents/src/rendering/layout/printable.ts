import { withoutUnseen } from "@legal/i18n";

const CONTROL = /(?!\n)\p{Cc}/gu;

/** A text as paper and XML can carry it: composed letters, `\n` for each new line, nothing invisible. */
export const printable = (text: string): string =>
  withoutUnseen(
    text
      .toWellFormed()
      .normalize("NFC")
      .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
      .replaceAll("\t", " ")
      .replaceAll(CONTROL, ""),
  );
