import { maskResidentNumbers } from "@legal/i18n";

// What papers leave out and no question refuses: it shows nothing, or turns the direction of what follows.
const UNSEEN = /[\u0080-\u009f\p{Cf}\p{Variation_Selector}\p{Noncharacter_Code_Point}\ufffc]/gu;

/** A screen shows a text without these as the paper prints it, and no number hides behind them. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, "");

/** A text as documents keep it. */
export const keptText = (text: string): string => maskResidentNumbers(withoutUnseen(text));
