import { newId } from "@legal/service-kit";
import type { UserRecord } from "../users/user-model.ts";
import type { ChatRoomRecord } from "./chat-room-model.ts";
import { caseWordsOf, customerWordsOf } from "./search-words.ts";

type Chosen = Pick<ChatRoomRecord, "userId" | "serviceType" | "packageType" | "price">;

/** A room without messages; without a package it is a talk with the office. */
export const newRoom = (chosen: Chosen, customer: UserRecord | null, now: Date): ChatRoomRecord => ({
  _id: newId(),
  ...chosen,
  isCase: chosen.packageType !== null,
  caseStatus: "준비중",
  chatStatus: "active",
  deadline: null,
  lastUserMessageAt: null,
  lastSeq: 0,
  sentByUser: 0,
  sentByAdmin: 0,
  readSeqUser: 0,
  readSeqAdmin: 0,
  readByUser: 0,
  readByAdmin: 0,
  awaitsAdmin: false,
  caseWords: caseWordsOf({ ...chosen, createdAt: now }),
  customerWords: customerWordsOf(customer),
  createdAt: now,
  updatedAt: now,
});
