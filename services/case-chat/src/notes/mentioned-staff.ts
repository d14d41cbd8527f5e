import { mentionedIn } from "@legal/contracts/constants";
import { displayNameOf } from "@legal/i18n";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

/**
 * The names of those whom these texts name and who are staff now. Of anyone else a name is not looked up: a customer's
 * would be read without a line in the audit log.
 */
export const mentionedStaff = async (contents: readonly string[]): Promise<Map<string, string>> => {
  const ids = new Set(contents.flatMap(mentionedIn));
  if (ids.size === 0) return new Map();
  const staff = { _id: { $in: [...ids] }, role: "admin", deleted: false } as const;
  const found = await KnownUser.find(staff).lean<UserRecord[]>();
  return new Map(found.map((person) => [person._id, displayNameOf(person)]));
};
