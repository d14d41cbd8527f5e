import { maskResidentNumbers } from "@legal/i18n";

const FORM = /^\d{6}-?\d{7}$/;
/** Digits 5 and 6 of a company's number: its kind; those that could be the day of a birth are 11 to 15, 21, 22 and 31. */
const KINDS = /^(?:1[1-5]|2[12]|3[1-9]|4\d|5[0-3]|71|8[1-6])$/;
const RESIDENT_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
/** Resident numbers given since October 2020 have no check digit: year of this century, month and day of birth. */
const UNCHECKED_SINCE = "201001";

const digitsOf = (text: string): number[] => Array.from(text.replaceAll("-", ""), Number);

/** Whether its last digit proves the twelve before it: each, every second one doubled, added up to a multiple of ten. */
export const isProven = (text: string): boolean => {
  const digits = digitsOf(text);
  const last = digits.pop() ?? 0;
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10 === last;
};

/** Whether the last digit is that of a resident number of before October 2020: 11 less the rest, a foreigner's 13 less it. */
const hasResidentCheckDigit = (digits: readonly number[]): boolean => {
  const rest = RESIDENT_WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0) % 11;
  return [11, 13].some((from) => (from - rest) % 10 === digits[12]);
};

/** Whether someone born in this century since then would have a number that begins so. */
const isOfNewborn = (digits: readonly number[]): boolean =>
  [3, 4, 7, 8].includes(digits[6] ?? 0) && digits.slice(0, 6).join("") >= UNCHECKED_SINCE;

/** Since 31 January 2025 companies get numbers without a check digit. */
const isUnprovenCompany = (text: string): boolean => {
  const digits = digitsOf(text);
  return KINDS.test(text.slice(4, 6)) && !hasResidentCheckDigit(digits) && !isOfNewborn(digits);
};

/**
 * A resident number has the same form. What could be one is taken where its last digit proves it a company's, or where it
 * names a kind of company and its last digit is not a resident's.
 */
export const isCorporationNumber = (text: string): boolean =>
  FORM.test(text) && (isProven(text) || maskResidentNumbers(text) === text || isUnprovenCompany(text));
