import type { Role, UserSummary } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import type { ClientSession } from "mongoose";
import { DocumentRow } from "../record/document-model.ts";
import { OPERATOR, setLawyer } from "../record/lawyer-model.ts";
import { isNewest } from "../record/owner-model.ts";
import { namePerson } from "../record/person-model.ts";

interface UserFacts extends UserSummary {
  role: Role;
  version: number;
}

/** What the desk calls the customer, and papers call staff; answers stay as they were given. Roles are changed on the server itself. */
export const saveUser = async (user: UserFacts, session: ClientSession): Promise<void> => {
  if (!(await isNewest(user.id, user.version, session))) return;
  await DocumentRow.updateMany({ userId: user.id }, { $set: { customerName: displayNameOf(user) } }, { session });
  if (user.role !== "admin")
    await setLawyer({ id: user.id, name: displayNameOf(user), registrationNumber: null }, OPERATOR, session);
  await namePerson(user, session);
};
