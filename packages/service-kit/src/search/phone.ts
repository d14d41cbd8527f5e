/** Digits only, the Korean country code folded into the national form: `+82 10-1234-5678` is `01012345678`. */
export const phoneKeyOf = (phone: string | null | undefined): string | null => {
  const digits = (phone ?? "").replaceAll(/\D/g, "");
  return digits ? digits.replace(/^82(?=1\d)/, "0") : null;
};

/** The last four digits are what people say of a number; fewer are days and months. */
const DIGITS_MIN = 4;

/** The digits of a search that is a telephone number or a part of one, however it is written. */
export const phoneIn = (search: string): string | undefined => {
  const digits = /^[+(\d][\d\s().+-]*$/.test(search.trim()) ? phoneKeyOf(search) : null;
  return digits && digits.length >= DIGITS_MIN ? digits : undefined;
};
