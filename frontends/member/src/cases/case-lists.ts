import { caseStageOf, caseUrgency, isOpen } from "@legal/case-rules";
import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";

/** Without the room with the office, which is no case. */
export const casesOf = (rooms: readonly ChatRoom[]): ChatRoom[] =>
  rooms.filter(({ serviceType }) => serviceType !== ADMIN_SUPPORT);

export const isActive = ({ caseStatus }: ChatRoom): boolean => isOpen(caseStatus);

/** A cancelled case is neither active nor completed. */
export const isCompleted = ({ caseStatus }: ChatRoom): boolean => caseStageOf(caseStatus) === "finished";

/** Whether the deadline of an open case is near or has passed on the day `today`. */
export const isPressing = (room: ChatRoom, today: string): boolean =>
  ["overdue", "near"].includes(caseUrgency(room, today));

/** Cases whose deadline presses first, the earliest of them at the top; the others as they were. */
export const pressingFirst = (cases: readonly ChatRoom[], today: string): ChatRoom[] => {
  const dateOf = (room: ChatRoom) => (isPressing(room, today) ? (room.deadline ?? "") : "9999");
  return cases.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)));
};
