import type { UserRecord } from "../users/user-model.ts";

/**
 * Where a mail to an account may go. What is about the account itself goes to the address that was given; what a
 * customer's case says goes only to one whose owner confirmed it, since anybody may have typed it.
 */
export const addressFor = (
  { email, emailVerifiedAt }: Pick<UserRecord, "email" | "emailVerifiedAt">,
  about: "account" | "case",
): string | undefined => (about === "account" || emailVerifiedAt ? email : undefined);
