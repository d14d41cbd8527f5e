import { conflict } from "@legal/service-kit";
import { emailKeyOf, usernameKeyOf } from "./normalise.ts";
import { User } from "./user-model.ts";

export const isUsernameFree = async (username: string): Promise<boolean> =>
  !(await User.exists({ usernameKey: usernameKeyOf(username) }));

/** Spares the costly hash for names that are taken; the unique indexes decide races. */
export const assertFree = async ({ username, email }: { username: string; email: string }): Promise<void> => {
  if (!(await isUsernameFree(username))) throw conflict("USERNAME_TAKEN", "username");
  if (await User.exists({ emailKey: emailKeyOf(email) })) throw conflict("EMAIL_TAKEN", "email");
};
