/**
 * What shows nothing, or turns the direction of what follows, as a class of a `u` regular expression; of control
 * characters those that no question refuses. A text is masked and printed by one list: nothing hides between the two.
 */
export const UNSEEN = String.raw`[\u0080-\u009f\p{Cf}\p{Variation_Selector}\p{Noncharacter_Code_Point}\ufffc]`;

const MARKS = new RegExp(UNSEEN, "gu");

/** A screen shows a text without these as paper prints it, and no number hides behind them. */
export const withoutUnseen = (text: string): string => text.replaceAll(MARKS, "");
