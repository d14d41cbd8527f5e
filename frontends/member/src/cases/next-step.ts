import { caseUrgency, FIRST_STATUS } from "@legal/case-rules";
import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import type { CaseStatus } from "@legal/contracts/constants";

export type NextStepKind =
  "reply" | "overdue" | "deadline" | "sentences" | "paper" | "tellUs" | "preparing" | "writing" | "sent" | "filed";

export interface NextStep {
  room: ChatRoom;
  kind: NextStepKind;
  /** The customer has to act; otherwise they wait for the office, the other side or the court. */
  toDo: boolean;
  /** A paper that waits for the customer. */
  paper?: WaitingPaper;
}

export interface WaitingPaper {
  documentId: string;
  /** Its sentences that the customer has to read and approve; else it waits as a whole. */
  sentences: number;
}

/** By the case that the paper belongs to. */
export type WaitingByCase = ReadonlyMap<string, WaitingPaper>;

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
  "deadline",
  "sentences",
  "reply",
  "paper",
  "tellUs",
  "filed",
  "sent",
  "writing",
  "preparing",
];

/** What a paper that waits is as a step. */
export const paperKindOf = ({ sentences }: WaitingPaper): NextStepKind => (sentences > 0 ? "sentences" : "paper");

const pressingKind = (room: ChatRoom, today: string, paper: WaitingPaper | undefined): NextStepKind | undefined => {
  const urgency = caseUrgency(room, today);
  if (urgency === "overdue") return "overdue";
  if (urgency === "near") return "deadline";
  if (paper && paper.sentences > 0) return "sentences";
  if (room.unreadCountUser > 0) return "reply";
  if (paper) return "paper";
  return room.lastUserMessageAt === null && room.caseStatus === FIRST_STATUS ? "tellUs" : undefined;
};

const nextStepOf = (room: ChatRoom, today: string, paper: WaitingPaper | undefined): NextStep | undefined => {
  const waiting = WAITING[room.caseStatus];
  if (room.serviceType === ADMIN_SUPPORT || !waiting) {
    return room.unreadCountUser > 0 ? { room, kind: "reply", toDo: true } : undefined;
  }
  const pressing = pressingKind(room, today, paper);
  return { room, kind: pressing ?? waiting, toDo: pressing !== undefined, ...(paper && { paper }) };
};

const DEADLINE_KINDS: readonly NextStepKind[] = ["overdue", "deadline"];

/** Whether the step is about a deadline that is near or has passed, which nothing outranks. */
export const isAboutDeadline = ({ kind }: NextStep): boolean => DEADLINE_KINDS.includes(kind);

/** Of two deadlines that press alike the earlier first. */
const byDeadline = (a: NextStep, b: NextStep): number =>
  isAboutDeadline(a) ? (a.room.deadline ?? "").localeCompare(b.room.deadline ?? "") : 0;

/** What comes next in each open case, the most pressing first; `today` is Seoul's date. */
export const nextSteps = (rooms: readonly ChatRoom[], today: string, waiting: WaitingByCase = new Map()): NextStep[] =>
  rooms
    .map((room) => nextStepOf(room, today, waiting.get(room.id)))
    .filter((step) => step !== undefined)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || byDeadline(a, b));
