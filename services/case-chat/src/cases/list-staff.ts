import type { StaffMember } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

/** Everyone who may handle cases, by name. */
export const listStaff = async (): Promise<StaffMember[]> => {
  const staff = await KnownUser.find({ role: "admin", deleted: false }).lean<UserRecord[]>();
  return staff
    .map((person) => ({ id: person._id, name: displayNameOf(person) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "ko") || (a.id < b.id ? -1 : 1));
};
