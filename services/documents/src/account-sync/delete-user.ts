import { forgetAccountEvents } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { deleteDocuments } from "../record/delete-documents.ts";
import { forgetLawyer } from "../record/lawyer-model.ts";
import { markOwnerDeleted } from "../record/owner-model.ts";
import { forgetPerson } from "../record/person-model.ts";

/** Removes an account's documents and what it left in those of others; the id stays, so that late events have no effect. */
export const deleteUser = async (userId: string, session: ClientSession): Promise<void> => {
  await markOwnerDeleted(userId, session);
  await deleteDocuments({ userId }, session);
  await forgetPerson(userId, session);
  await forgetLawyer(userId, session);
  await forgetAccountEvents(userId, session);
};
