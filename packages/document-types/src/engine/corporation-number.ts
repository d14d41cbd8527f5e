import { maskResidentNumbers } from "@legal/i18n";

const FORM = /^\d{6}-?\d{7}$/;

/** Whether its last digit proves the twelve before it: each, every second one doubled, added up to a multiple of ten. */
export const isProven = (text: string): boolean => {
  const digits = Array.from(text.replaceAll("-", ""), Number);
  const last = digits.pop() ?? 0;
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10 === last;
};

/** A resident number has the same form: what could be one is taken where its last digit proves it a company's. */
export const isCorporationNumber = (text: string): boolean =>
  FORM.test(text) && (isProven(text) || maskResidentNumbers(text) === text);
