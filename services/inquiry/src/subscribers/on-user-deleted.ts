import { userDeleted } from "@legal/contracts";
import { forgetAccountEvents, on } from "@legal/event-bus";
import { markAccountDeleted } from "../inquiries/account-model.ts";
import { Inquiry } from "../inquiries/inquiry-model.ts";

// The law keeps records of complaints longer than accounts: what goes is the link. Doing it twice changes nothing.
export const onUserDeleted = on(userDeleted, async ({ userId }, { session }) => {
  await markAccountDeleted(userId, session);
  await Inquiry.updateMany({ userId }, { $set: { userId: null } }, { session });
  await forgetAccountEvents(userId, session);
});
