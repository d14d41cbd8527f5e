import type { UserRecord } from "./user-model.ts";

/** What other services know of an account. */
export const userFactsOf = (record: UserRecord) => ({
  id: record._id,
  username: record.username,
  email: record.email,
  phone: record.phone,
  firstName: record.firstName,
  lastName: record.lastName,
  displayName: record.displayName,
  role: record.role,
  language: record.language,
  emailVerified: Boolean(record.emailVerifiedAt),
  version: record.version,
});
