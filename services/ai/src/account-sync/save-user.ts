import type { Language, UserSummary } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

interface UserFacts extends UserSummary {
  language: Language;
  version: number;
}

/** Keeps the newest facts of an account, whatever order events come in. */
export const saveUser = async (facts: UserFacts, session: ClientSession): Promise<void> => {
  const { id: _id, username, email, firstName, lastName, displayName, language, version } = facts;
  const known = await KnownUser.findById(_id).session(session).lean<UserRecord>();
  if (known && (known.deleted || known.version >= version)) return;
  const user: UserRecord = {
    _id,
    username,
    email,
    firstName,
    lastName,
    displayName,
    language,
    version,
    deleted: false,
  };
  await KnownUser.replaceOne({ _id }, user, { upsert: true, session });
};
