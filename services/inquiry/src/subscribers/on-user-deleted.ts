import { userDeleted } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { Inquiry } from "../inquiries/inquiry-model.ts";

// The law keeps records of complaints longer than accounts: what goes is the link. Doing it twice changes nothing.
export const onUserDeleted = on(userDeleted, ({ userId }, { session }) =>
  Inquiry.updateMany({ userId }, { $set: { userId: null } }, { session }),
);
