import { authMailRequested, sessionEnded, userCreated, userDeleted, userUpdated } from "@legal/contracts";

/** Services whose queues exist before they start: a deletion, and the first admin's account, must reach late ones too. */
export const eventRecipients = {
  "case-chat": [userCreated, userUpdated, userDeleted, sessionEnded],
  ai: [userCreated, userUpdated, userDeleted],
  inquiry: [userDeleted],
  backup: [userDeleted],
  notifications: [userCreated, userUpdated, userDeleted, sessionEnded, authMailRequested],
  documents: [userUpdated, userDeleted],
};
