import type { Language, Role, UserSummary } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { isAvailable } from "../channels/available-channels.ts";
import { sendWhatWaited } from "../deliveries/send-what-waited.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

export interface UserFacts extends UserSummary {
  role: Role;
  language: Language;
  /** Absent in events of older releases. */
  emailVerified?: boolean | undefined;
  phone?: string | null | undefined;
  version: number;
}

/** Keeps the newest facts of an account, whatever order events come in. */
export const saveUser = async (facts: UserFacts, session: ClientSession): Promise<void> => {
  const { id, username, email, firstName, lastName, displayName, role, language, version } = facts;
  const known = await KnownUser.findById(id).session(session).lean<UserRecord>();
  if (known && (known.deleted || known.version >= version)) return;
  const emailVerified = facts.emailVerified ?? (known?.email === email && known.emailVerified);
  const names = { username, email, firstName, lastName, displayName };
  const phone = isAvailable("alimtalk") && facts.phone !== undefined ? { phone: facts.phone } : {};
  const user = { ...names, ...phone, role, language, emailVerified, version, deleted: false };
  await KnownUser.updateOne({ _id: id }, { $set: user }, { upsert: true, session });
  if (known && (known.email !== email || (emailVerified && !known.emailVerified))) await sendWhatWaited(id, session);
};
