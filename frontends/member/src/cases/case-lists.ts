import { caseStageOf, isOpen } from "@legal/case-rules";
import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";

/** Without the room with the office, which is no case. */
export const casesOf = (rooms: readonly ChatRoom[]): ChatRoom[] =>
  rooms.filter(({ serviceType }) => serviceType !== ADMIN_SUPPORT);

export const isActive = ({ caseStatus }: ChatRoom): boolean => isOpen(caseStatus);

/** A cancelled case is neither active nor completed. */
export const isCompleted = ({ caseStatus }: ChatRoom): boolean => caseStageOf(caseStatus) === "finished";
