import type { Language, NoticeKind, Role, UserSummary } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { isAvailable } from "../channels/available-channels.ts";
import { Delivery } from "../deliveries/delivery-model.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

export interface UserFacts extends UserSummary {
  role: Role;
  language: Language;
  /** Absent in events of older releases. */
  emailVerified?: boolean | undefined;
  phone?: string | null | undefined;
  version: number;
}

/** What is owed to every customer and their address was not confirmed for; each is looked at again before it leaves. */
const OWED: NoticeKind[] = ["case-opened", "deadline-near"];

const sendWhatWaited = async (userId: string, session: ClientSession): Promise<void> => {
  const now = new Date();
  const waited = { userId, channel: "mail", state: "suppressed", reason: "unverified", kind: { $in: OWED } } as const;
  const again = {
    state: "queued",
    reason: null,
    attempts: 0,
    dueAt: now,
    lockedUntil: now,
    held: false,
    at: now,
  } as const;
  await Delivery.updateMany(waited, { $set: again }, { session });
};

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
  if (known && !known.emailVerified && emailVerified) await sendWhatWaited(id, session);
};
