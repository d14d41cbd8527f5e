import { userUpdated } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { saveUser } from "../account-sync/save-user.ts";

export const onUserUpdated = on(userUpdated, (user, { session }) => saveUser(user, session));
