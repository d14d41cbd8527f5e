// It shows nothing, or turns the direction of what follows; of control characters those that no question refuses.
const UNSEEN = /[\u0080-\u009f\p{Cf}\p{Variation_Selector}\p{Noncharacter_Code_Point}\ufffc]/gu;
const CONTROL = /(?!\n)\p{Cc}/gu;

/** A screen shows a text without these as the paper prints it, and no number hides behind them. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, "");

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
