import { deadlineUrgency } from "@legal/case-rules";
import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import type { CaseStatus } from "@legal/contracts/constants";
import { daysBetween } from "@legal/i18n";

export type NextStepKind = "reply" | "overdue" | "deadline" | "tellUs" | "preparing" | "writing" | "sent" | "filed";

export interface NextStep {
  room: ChatRoom;
  kind: NextStepKind;
  /** The customer has to act; otherwise they wait for the office, the other side or the court. */
  toDo: boolean;
}

/** What a case waits for while no one has to act; nothing when it is over. */
const WAITING: Record<CaseStatus, NextStepKind | null> = {
  준비중: "preparing",
  작성중: "writing",
  발송완료: "sent",
  법원접수: "filed",
  종료: null,
  거래취소: null,
};

/** In the order in which they press. */
const ORDER: readonly NextStepKind[] = [
  "overdue",
  "reply",
  "deadline",
  "tellUs",
  "filed",
  "sent",
  "writing",
  "preparing",
];

const pressingKind = (room: ChatRoom, today: string): NextStepKind | undefined => {
  const urgency = room.deadline === null ? "later" : deadlineUrgency(daysBetween(today, room.deadline));
  if (urgency === "overdue") return "overdue";
  if (room.unreadCountUser > 0) return "reply";
  if (urgency === "near") return "deadline";
  return room.lastUserMessageAt === null && room.caseStatus === "준비중" ? "tellUs" : undefined;
};

const nextStepOf = (room: ChatRoom, today: string): NextStep | undefined => {
  const waiting = WAITING[room.caseStatus];
  if (room.serviceType === ADMIN_SUPPORT || !waiting) {
    return room.unreadCountUser > 0 ? { room, kind: "reply", toDo: true } : undefined;
  }
  const pressing = pressingKind(room, today);
  return { room, kind: pressing ?? waiting, toDo: pressing !== undefined };
};

/** What comes next in each open case, the most pressing first; `today` is Seoul's date. */
export const nextSteps = (rooms: readonly ChatRoom[], today: string): NextStep[] =>
  rooms
    .map((room) => nextStepOf(room, today))
    .filter((step) => step !== undefined)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
