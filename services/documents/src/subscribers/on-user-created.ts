import { userCreated } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { saveUser } from "../account-sync/save-user.ts";

export const onUserCreated = on(userCreated, (user, { session }) => saveUser(user, session));
