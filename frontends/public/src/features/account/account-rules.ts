import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from "@legal/contracts/constants";
import type { Rule } from "@legal/web-kit/form";

export const usernameRule: Rule = (value) => {
  if (value === "") return "username.required";
  if (value.length < USERNAME_MIN) return "username.min";
  if (value.length > USERNAME_MAX) return "username.max";
  return USERNAME_PATTERN.test(value) ? undefined : "username.characters";
};

export const newPasswordRule: Rule = (value) => {
  if (value === "") return "password.required";
  if (value.length < PASSWORD_MIN) return "password.min";
  return value.length > PASSWORD_MAX ? "password.max" : undefined;
};

export const matchesRule =
  (password: string): Rule =>
  (value) =>
    value === password ? undefined : "passwordConfirm.mismatch";

/** At login any username and password may be tried; only empty ones cannot be right. */
export const givenUsernameRule: Rule = (value) => (value === "" ? "username.required" : undefined);
export const givenPasswordRule: Rule = (value) => (value === "" ? "password.required" : undefined);

export const givenCodeRule: Rule = (value) => (value.trim() === "" ? "code.required" : undefined);

/** Wraps a rule for a field of which one of two is needed. */
export const contactRule =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === "" ? "contact.required" : rule(value);
