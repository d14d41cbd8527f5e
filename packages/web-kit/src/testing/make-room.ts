import type { ChatRoom } from "@legal/contracts";
import { member } from "./people.ts";

let last = 0;

/** A room of the member's, as the server answers it. */
export const makeRoom = (part: Partial<ChatRoom> = {}): ChatRoom => {
  last += 1;
  return {
    id: `01970000-0000-7000-9000-${String(last).padStart(12, "0")}`,
    userId: member.id,
    serviceType: "payment-order",
    packageType: "standard",
    price: 110_000,
    caseStatus: "준비중",
    chatStatus: "active",
    deadline: null,
    assignee: null,
    version: 0,
    lastUserMessageAt: null,
    unreadCountUser: 0,
    unreadCountAdmin: 0,
    lastSeq: 0,
    readSeqUser: 0,
    readSeqAdmin: 0,
    createdAt: "2026-11-10T01:00:00.000Z",
    updatedAt: "2026-11-10T01:00:00.000Z",
    user: null,
    ...part,
  };
};
