// Generated from the services' subscribers: npm run check -- --fix writes it.
import {
  authDataRead,
  authMailRequested,
  securityAlerted,
  sessionEnded,
  userCreated,
  userDeleted,
  userUpdated,
} from "@legal/contracts";

/** Services whose queues exist before they start: what is published must reach one that starts later, too. */
export const eventRecipients = {
  "case-chat": [authDataRead, sessionEnded, userCreated, userDeleted, userUpdated],
  ai: [userCreated, userDeleted, userUpdated],
  inquiry: [userDeleted],
  backup: [userDeleted],
  notifications: [authMailRequested, securityAlerted, sessionEnded, userCreated, userDeleted, userUpdated],
  documents: [userCreated, userDeleted, userUpdated],
};
