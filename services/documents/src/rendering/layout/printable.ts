import { UNSEEN } from "@legal/i18n";

const MARKS = new RegExp(UNSEEN, "gu");
const CONTROL = /(?!\n)\p{Cc}/gu;

/** A screen shows a text without these as the paper prints it, and no number hides behind them. */
export const withoutUnseen = (text: string): string => text.replaceAll(MARKS, "");

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
