import { userDeleted } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { deleteUser } from "../account-sync/delete-user.ts";

// Deleting twice changes nothing, so redelivery needs no guard.
export const onUserDeleted = on(userDeleted, ({ userId }, { session }) => deleteUser(userId, session));
