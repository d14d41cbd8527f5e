/** Between short facts in a line of text. It stays with what comes before it: no line begins with the dot. */
export const SEPARATOR = "\u00A0· ";
