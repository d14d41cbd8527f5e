import type { DocumentState } from "@legal/contracts/constants";

/** How its customer sees a document's life. */
export const DOCUMENT_STAGES = ["answers", "check", "client", "done"] as const;

interface StateRules {
  /** Who has the next step; null where none follows. */
  turn: "customer" | "office" | null;
  stage: (typeof DOCUMENT_STAGES)[number];
  /** The customer changes answers. After that they have been shown a paper, and say what must change. */
  customerEdits: boolean;
  /** The office has let the paper go to its customer, who may have its files. In any other state no release counts. */
  isReleased: boolean;
  /** The paper is kept as bytes, and neither side changes an answer. */
  isFrozen: boolean;
  /** The office moves it here for its customer, who reads the comment; any other comment stays in the office. */
  sharesComment: boolean;
}

const CHECK = { turn: "office", stage: "check", isReleased: false, isFrozen: false, sharesComment: false } as const;
const FROZEN = { stage: "done", customerEdits: false, isReleased: true, isFrozen: true, sharesComment: false } as const;

/** What each state of a document means, for the service and for every screen. */
export const DOCUMENT_STATE_RULES: Readonly<Record<DocumentState, StateRules>> = {
  draft: {
    turn: "customer",
    stage: "answers",
    customerEdits: true,
    isReleased: false,
    isFrozen: false,
    sharesComment: true,
  },
  "intake-complete": { ...CHECK, customerEdits: true },
  "staff-check": { ...CHECK, customerEdits: true },
  "lawyer-review": { ...CHECK, customerEdits: true },
  "client-review": {
    turn: "customer",
    stage: "client",
    customerEdits: false,
    isReleased: true,
    isFrozen: false,
    sharesComment: true,
  },
  revision: { ...CHECK, customerEdits: false },
  approved: { ...FROZEN, turn: "office" },
  delivered: { ...FROZEN, turn: null },
};
