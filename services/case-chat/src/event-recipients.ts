// Generated from the services' subscribers: npm run check -- --fix writes it.
import {
  caseAssigned,
  caseOpened,
  dangerNoticeOpened,
  deadlineChanged,
  deadlineRecorded,
  memberWaiting,
  memberWroteOn,
  messagesUnread,
  noteAdded,
  roomsDeleted,
  staffMentioned,
  statusChanged,
} from "@legal/contracts";

/** Services whose queues exist before they start: what is published must reach one that starts later, too. */
export const eventRecipients = {
  ai: [caseOpened, memberWaiting, memberWroteOn, roomsDeleted],
  notifications: [
    caseAssigned,
    caseOpened,
    dangerNoticeOpened,
    deadlineChanged,
    deadlineRecorded,
    memberWaiting,
    messagesUnread,
    noteAdded,
    roomsDeleted,
    staffMentioned,
    statusChanged,
  ],
  documents: [roomsDeleted, statusChanged],
};
