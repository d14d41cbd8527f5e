import type { Language } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { KnownUser, type UserRecord } from "./user-model.ts";

/** In what language a member is answered; undefined for a deleted account, which gets no answer. */
export const memberLanguage = async (userId: string, session: ClientSession): Promise<Language | undefined> => {
  const member = await KnownUser.findById(userId).session(session).lean<UserRecord>();
  return member?.deleted ? undefined : (member?.language ?? "ko");
};
