/** Digits only, the Korean country code folded into the national form: `+82 10-1234-5678` is `01012345678`. */
export const phoneKeyOf = (phone: string | null | undefined): string | null => {
  const digits = (phone ?? "").replaceAll(/\D/g, "");
  return digits ? digits.replace(/^82(?=1\d)/, "0") : null;
};

/** The last four digits are what people say of a number; fewer are days and months. */
const DIGITS_MIN = 4;

/** Country code and trunk zero of a whole number: without them it is a part of the number in every spelling. */
const PREFIX = /^(?:82)?0?(?=[1-9]\d{7})/;

/** The same before any part of a number that begins with `+82`. */
const INTERNATIONAL_PREFIX = /^820?/;

/** The digits of a search that is a telephone number or a part of one, however it is written. */
export const phoneIn = (search: string): string | undefined => {
  const typed = search.trim();
  const isPhone = /^[+(\d][\d\s().+\p{Pd}]*$/u.test(typed);
  const prefix = typed.startsWith("+") ? INTERNATIONAL_PREFIX : PREFIX;
  const digits = isPhone ? typed.replaceAll(/\D/g, "").replace(prefix, "") : "";
  return digits.length >= DIGITS_MIN ? digits : undefined;
};
