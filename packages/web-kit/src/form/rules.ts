import type { FormKey } from "@legal/i18n";

/** The key of what is wrong with a value, as the server's schemas name it; undefined where all is well. */
export type Rule = (value: string) => FormKey | undefined;

const EMAIL_MAX = 254;
const EMAIL_PATTERN = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
const PHONE_MAX = 20;
const PHONE_PATTERN = /^\+?\d[\d -]{6,18}$/;

export const emailRule: Rule = (value) => {
  if (value.trim() === "") return "email.required";
  return value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value) ? undefined : "email.format";
};

export const optionalPhoneRule: Rule = (value) => {
  const phone = value.trim();
  return phone === "" || (phone.length <= PHONE_MAX && PHONE_PATTERN.test(phone)) ? undefined : "phone.format";
};
