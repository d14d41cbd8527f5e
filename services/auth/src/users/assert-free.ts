import { isReservedName } from "@legal/i18n";
import { conflict, validationFailed } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { DeletedUser, usernameHashOf } from "./deleted-user-model.ts";
import { emailKeyOf, usernameKeyOf } from "./normalise.ts";
import { User } from "./user-model.ts";

/** The name of a deleted account: no one else may take it. Its address may come back. */
export const isReserved = async (username: string, session?: ClientSession): Promise<boolean> => {
  const usernameHash = usernameHashOf(usernameKeyOf(username));
  return (await DeletedUser.exists({ usernameHash }).session(session ?? null)) !== null;
};

/** Whether a member may take the name. */
export const isUsernameFree = async (username: string): Promise<boolean> =>
  !isReservedName(username) &&
  !(await User.exists({ usernameKey: usernameKeyOf(username) })) &&
  !(await isReserved(username));

/** Spares the costly hash for names that are taken; the unique indexes decide races. */
export const assertFree = async ({ username, email }: { username: string; email: string }): Promise<void> => {
  if (isReservedName(username)) throw validationFailed([{ path: "username", message: "username.reserved" }]);
  if (!(await isUsernameFree(username))) throw conflict("USERNAME_TAKEN", "username");
  if (await User.exists({ emailKey: emailKeyOf(email) })) throw conflict("EMAIL_TAKEN", "email");
};
