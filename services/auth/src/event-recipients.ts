import {
  authDataRead,
  authMailRequested,
  securityAlerted,
  sessionEnded,
  userCreated,
  userDeleted,
  userUpdated,
} from "@legal/contracts";

/** Services whose queues exist before they start: a deletion, and the first admin's account, must reach late ones too. */
export const eventRecipients = {
  "case-chat": [userCreated, userUpdated, userDeleted, sessionEnded, authDataRead],
  ai: [userCreated, userUpdated, userDeleted],
  inquiry: [userDeleted],
  backup: [userDeleted],
  notifications: [userCreated, userUpdated, userDeleted, sessionEnded, authMailRequested, securityAlerted],
  documents: [userCreated, userUpdated, userDeleted],
};
