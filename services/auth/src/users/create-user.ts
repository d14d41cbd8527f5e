import { userCreated, type Language, type Role } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { conflict, isDuplicateKey, newId, phoneKeyOf } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { isReserved } from "./assert-free.ts";
import { emailKeyOf, usernameKeyOf } from "./normalise.ts";
import { userFactsOf } from "./user-facts.ts";
import { User, type UserDocument } from "./user-model.ts";

export interface NewUser {
  username: string;
  email: string;
  phone?: string | null | undefined;
  /** Where a trusted provider has confirmed the address already. */
  emailVerifiedAt?: Date;
  passwordHash: string | null;
  role?: Role;
  language?: Language | undefined;
  firstName?: string | null;
  lastName?: string | null;
  displayName?: string | null;
  profileImageUrl?: string | null;
  googleSubject?: string;
}

const asConflict = (error: unknown): unknown => {
  if (isDuplicateKey(error, "usernameKey")) return conflict("USERNAME_TAKEN", "username");
  if (isDuplicateKey(error, "emailKey")) return conflict("EMAIL_TAKEN", "email");
  if (isDuplicateKey(error, "googleSubject")) return conflict("GOOGLE_ACCOUNT_EXISTS");
  return error;
};

/** Stores the account and notifies the other services. Throws 409 for a name or an address that is taken, in any case. */
export const createUser = async (fresh: NewUser, session: ClientSession): Promise<UserDocument> => {
  if (await isReserved(fresh.username, session)) throw conflict("USERNAME_TAKEN", "username");
  const user = new User({
    ...fresh,
    _id: newId(),
    phone: fresh.phone || null,
    authProvider: fresh.googleSubject === undefined ? "local" : "google",
    usernameKey: usernameKeyOf(fresh.username),
    emailKey: emailKeyOf(fresh.email),
    phoneKey: phoneKeyOf(fresh.phone),
  });
  try {
    await user.save({ session });
  } catch (error) {
    throw asConflict(error);
  }
  await recordEvent(userCreated, userFactsOf(user), session);
  return user;
};
