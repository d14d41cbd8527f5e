import { z } from "zod";
import { PASSWORD_MAX, PASSWORD_MIN } from "./constants/accounts.ts";

/** A new password. */
export const newPassword = z
  .string("password.required")
  .min(PASSWORD_MIN, "password.min")
  .max(PASSWORD_MAX, "password.max");
/** An existing password: only compared, never judged by the rules for new ones. */
export const givenPassword = z
  .string("password.required")
  .min(1, "password.required")
  .max(PASSWORD_MAX, "password.max");
export const passwordConfirm = z.string("passwordConfirm.mismatch");

export const matching = (value: { password: string; passwordConfirm: string }): boolean =>
  value.password === value.passwordConfirm;
export const mismatch = { path: ["passwordConfirm"], error: "passwordConfirm.mismatch" };
