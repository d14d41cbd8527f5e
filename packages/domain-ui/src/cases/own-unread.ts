import type { ChatRoom } from "@legal/contracts";

/** How many of the customer's messages a staff member has not read; updates for all staff name each of them. */
export const ownUnreadOf = ({ unreadOfStaff, unreadCountAdmin }: ChatRoom, staffId: string): number =>
  unreadOfStaff ? (unreadOfStaff.by[staffId]?.unread ?? unreadOfStaff.others) : unreadCountAdmin;
