import { caseUrgency, FIRST_STATUS, isKnownStatus, isOpen, OPEN_STATUSES, type OpenStatus } from "@legal/case-rules";
import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";

/** What the customer has to do, in the order in which it presses. */
const PRESSING = ["overdue", "deadline", "sentences", "reply", "paper", "situation"] as const;
export type PressingKind = (typeof PRESSING)[number];

/** While no one has to act a case waits for what its status says. */
export type NextStepKind = PressingKind | OpenStatus;

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

/** Of cases in which no one has to act, those that are furthest come first. */
const ORDER: readonly NextStepKind[] = [...PRESSING, ...OPEN_STATUSES.toReversed()];

/** What a paper that waits is as a step. */
export const paperKindOf = ({ sentences }: WaitingPaper): PressingKind => (sentences > 0 ? "sentences" : "paper");

const pressingKind = (room: ChatRoom, today: string, paper: WaitingPaper | undefined): PressingKind | undefined => {
  const urgency = caseUrgency(room, today);
  if (urgency === "overdue") return "overdue";
  if (urgency === "near") return "deadline";
  if (paper && paper.sentences > 0) return "sentences";
  if (room.unreadCountUser > 0) return "reply";
  if (paper) return "paper";
  return room.lastUserMessageAt === null && room.caseStatus === FIRST_STATUS ? "situation" : undefined;
};

const nextStepOf = (room: ChatRoom, today: string, paper: WaitingPaper | undefined): NextStep | undefined => {
  const { caseStatus } = room;
  if (room.serviceType === ADMIN_SUPPORT || !isOpen(caseStatus)) {
    return room.unreadCountUser > 0 ? { room, kind: "reply", toDo: true } : undefined;
  }
  const pressing = pressingKind(room, today, paper);
  // This release has no words for what a later one waits for.
  if (!pressing && !isKnownStatus(caseStatus)) return undefined;
  return { room, kind: pressing ?? caseStatus, toDo: pressing !== undefined, ...(paper && { paper }) };
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
