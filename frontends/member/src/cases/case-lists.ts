import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";

/** Without the talk with the office, which is no case. */
export const casesOf = (rooms: readonly ChatRoom[]): ChatRoom[] =>
  rooms.filter(({ serviceType }) => serviceType !== ADMIN_SUPPORT);

/** Neither closed nor cancelled. */
export const isActive = ({ caseStatus }: ChatRoom): boolean => caseStatus !== "종료" && caseStatus !== "거래취소";

/** Closed; a cancelled case is neither active nor completed. */
export const isCompleted = ({ caseStatus }: ChatRoom): boolean => caseStatus === "종료";
