import { securityAlerted, sessionEnded, userCreated, userDeleted, userUpdated } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";
import { endPushes } from "../push/end-pushes.ts";
import { deleteUser } from "./delete-user.ts";
import { saveUser } from "../users/save-user.ts";

export const onUserCreated = on(userCreated, (user, { session }) => saveUser(user, session));
export const onUserUpdated = on(userUpdated, (user, { session }) => saveUser(user, session));
// Deleting twice changes nothing, so redelivery needs no guard.
export const onUserDeleted = on(userDeleted, ({ userId }, { session }) => deleteUser(userId, session));
// Twice changes nothing: what a later session subscribed is of that one.
export const onSessionEnded = on(sessionEnded, (ended, { session }) => endPushes(ended, session));

export const onSecurityAlerted = on(securityAlerted, ({ userId, alert: securityAlert }, context) =>
  storeIntake({ kind: "account-security", recipientIds: [userId], securityAlert }, context),
);
