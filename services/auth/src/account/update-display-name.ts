import { isReservedName } from "@legal/i18n";
import { validationFailed, type User } from "@legal/service-kit";
import { updateUser } from "../users/update-user.ts";

/** Members may not take a name that passes for the office. */
export const rename = async ({ id, role }: User, displayName: string) => {
  if (role !== "admin" && isReservedName(displayName))
    throw validationFailed([{ path: "displayName", message: "displayName.reserved" }]);
  return updateUser(id, { displayName });
};
