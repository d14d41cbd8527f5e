import { setTimeout as pause } from "node:timers/promises";
import { AppError, phoneKeyOf } from "@legal/service-kit";
import { emailKeyOf } from "../users/normalise.ts";
import { User } from "../users/user-model.ts";

interface Contact {
  email?: string | undefined;
  phone?: string | undefined;
}

/** Longer than any look-up takes, so that the time of an answer reveals nothing. */
const ANSWER_MS = 150;

const filterOf = ({ email, phone }: Contact) =>
  email ? { emailKey: emailKeyOf(email) } : { phoneKey: phoneKeyOf(phone) ?? "" };

/** Names the one who is looked for, whichever way it was typed. */
export const contactKeyOf = (contact: Contact): string => Object.values(filterOf(contact)).join("");

/** The username behind an address or a number; the oldest account when several gave the same number. */
export const findUsernameBy = async (contact: Contact): Promise<string> => {
  const lookUp = User.findOne(filterOf(contact), { username: 1 }).sort({ createdAt: 1 }).lean();
  const [found] = await Promise.all([lookUp, pause(ANSWER_MS)]);
  if (!found) throw new AppError(404, "ACCOUNT_NOT_FOUND");
  return found.username;
};
