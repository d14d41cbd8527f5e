import { newId } from "@legal/service-kit";
import type { UserRecord } from "../users/user-model.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { customerWordsOf } from "../users/customer-words.ts";

type Chosen = Pick<ChatRoomRecord, "userId" | "serviceType" | "packageType" | "price" | "startConsentAt">;

/** A room without messages; without a package it is a talk with the office. */
export const newRoom = (chosen: Chosen, customer: UserRecord | null, now: Date): ChatRoomRecord => ({
  _id: newId(),
  ...chosen,
  isCase: chosen.packageType !== null,
  caseStatus: "준비중",
  chatStatus: "active",
  deadline: null,
  assigneeId: null,
  version: 0,
  lastUserMessageAt: null,
  lastSeq: 0,
  sentByUser: 0,
  sentByAdmin: 0,
  readSeqUser: 0,
  readSeqAdmin: 0,
  readByUser: 0,
  readByAdmin: 0,
  awaitsAdmin: false,
  unanswered: false,
  spokenAt: now,
  customerWords: customerWordsOf(customer),
  createdAt: now,
  updatedAt: now,
});
