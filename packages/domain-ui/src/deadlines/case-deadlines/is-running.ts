import { isOpen } from "@legal/case-rules";
import type { CaseDeadline, ChatRoom } from "@legal/contracts";

/** Whether the office follows a deadline: ending a case leaves its deadlines open, and ends that. */
export const isRunning = ({ state }: CaseDeadline, { caseStatus }: ChatRoom): boolean =>
  state === "open" && isOpen(caseStatus);
