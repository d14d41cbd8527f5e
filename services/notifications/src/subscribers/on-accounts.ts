import { userCreated, userDeleted, userUpdated } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { deleteUser } from "./delete-user.ts";
import { saveUser } from "../users/save-user.ts";

export const onUserCreated = on(userCreated, (user, { session }) => saveUser(user, session));
export const onUserUpdated = on(userUpdated, (user, { session }) => saveUser(user, session));
// Deleting twice changes nothing, so redelivery needs no guard.
export const onUserDeleted = on(userDeleted, ({ userId }, { session }) => deleteUser(userId, session));
