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

/** Services whose queues exist before they start: a contract's mail must leave, however late notifications comes. */
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
