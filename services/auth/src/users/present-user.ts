import type { User } from "@legal/contracts";
import type { UserRecord } from "./user-model.ts";

/** Field by field, so that a new column of the record never reaches a client by itself. */
export const presentUser = (record: UserRecord): User => ({
  id: record._id,
  username: record.username,
  email: record.email,
  phone: record.phone,
  firstName: record.firstName,
  lastName: record.lastName,
  displayName: record.displayName,
  profileImageUrl: record.profileImageUrl,
  authProvider: record.authProvider,
  googleConnected: record.googleSubject !== undefined,
  emailVerified: Boolean(record.emailVerifiedAt),
  hasPassword: record.passwordHash !== null,
  role: record.role,
  language: record.language,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});
