/**
 * What shows nothing, or turns the direction of what follows, as a class of a `u` regular expression; of control
 * characters those that no question refuses. A text is masked and printed by one list: nothing hides between the two.
 */
export const UNSEEN = String.raw`[\u0080-\u009f\p{Cf}\p{Variation_Selector}\p{Noncharacter_Code_Point}\ufffc]`;
