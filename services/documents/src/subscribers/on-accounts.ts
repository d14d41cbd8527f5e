import { roomsDeleted, userDeleted, userUpdated } from "@legal/contracts";
import { forgetAccountEvents, on } from "@legal/event-bus";
import { displayNameOf } from "@legal/i18n";
import { deleteDocuments } from "../record/delete-documents.ts";
import { DocumentRow } from "../record/document-model.ts";
import { forgetPerson, renamePerson } from "../record/person-model.ts";
import { forgetLawyer, OPERATOR, setLawyer } from "../record/lawyer-model.ts";
import { isNewest, markOwnerDeleted } from "../record/owner-model.ts";

// What the desk calls the customer; answers stay as they were given. Roles are changed on the server itself.
export const onUserUpdated = on(userUpdated, async (user, { session }) => {
  if (!(await isNewest(user.id, user.version, session))) return;
  await DocumentRow.updateMany({ userId: user.id }, { $set: { customerName: displayNameOf(user) } }, { session });
  if (user.role !== "admin")
    await setLawyer({ id: user.id, name: displayNameOf(user), registrationNumber: null }, OPERATOR, session);
  if (user.displayName) await renamePerson(user.id, user.displayName, session);
});

// Deleting twice changes nothing, so redelivery needs no guard.
export const onUserDeleted = on(userDeleted, async ({ userId }, { session }) => {
  await markOwnerDeleted(userId, session);
  await deleteDocuments({ userId }, session);
  await forgetPerson(userId, session);
  await forgetLawyer(userId, session);
  await forgetAccountEvents(userId, session);
});

export const onRoomsDeleted = on(roomsDeleted, ({ roomIds }, { session }) =>
  deleteDocuments({ caseId: { $in: roomIds } }, session),
);
