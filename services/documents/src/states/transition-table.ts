import type { DocumentState } from "@legal/contracts/constants";
import type { Role } from "../record/document-policy.ts";

export interface Transition {
  to: DocumentState;
  by: readonly Role[];
  /** Missing answers and blocking issues, as they are that day, stop it. */
  needsComplete?: true;
  /** Blocking issues alone stop it: what a frozen paper was asked is not asked again. */
  needsNoBlockingIssue?: true;
  /** What only the office mends does not stop it. */
  ignoresOfficeIssues?: true;
  /** Staff have accepted every warning with a reason. */
  needsReasons?: true;
  /** Not while only a lawyer may release the paper and none has. */
  withoutLawyer?: true;
  /** Says why. */
  needsComment?: true;
  /** Counts a revision that the customer asked for. */
  countsRevision?: true;
  needsDelivery?: true;
}

/** Whether a step brings the paper further, which none of an ended case does. */
export const leadsForward = ({ needsComplete, needsNoBlockingIssue }: Transition): boolean =>
  Boolean(needsComplete ?? needsNoBlockingIssue);

const OFFICE = ["staff", "lawyer"] as const;

/** From each state, every way that a person may take; what is not here is none. */
export const TRANSITIONS: Readonly<Record<DocumentState, readonly Transition[]>> = {
  draft: [{ to: "intake-complete", by: ["customer", ...OFFICE], needsComplete: true, ignoresOfficeIssues: true }],
  "intake-complete": [
    { to: "staff-check", by: OFFICE, needsComplete: true, ignoresOfficeIssues: true },
    { to: "draft", by: OFFICE, needsComment: true },
  ],
  "staff-check": [
    { to: "lawyer-review", by: OFFICE, needsComplete: true, needsReasons: true },
    { to: "client-review", by: OFFICE, needsComplete: true, needsReasons: true, withoutLawyer: true },
    { to: "draft", by: OFFICE, needsComment: true },
  ],
  "lawyer-review": [
    { to: "client-review", by: ["lawyer"], needsComplete: true, needsReasons: true },
    { to: "staff-check", by: OFFICE, needsComment: true },
  ],
  "client-review": [
    { to: "approved", by: ["customer"], needsComplete: true, withoutLawyer: true },
    { to: "revision", by: ["customer"], needsComment: true, countsRevision: true },
    // An error of the office is no revision of the customer's.
    { to: "staff-check", by: OFFICE, needsComment: true },
  ],
  revision: [
    { to: "staff-check", by: OFFICE, needsComplete: true },
    { to: "draft", by: OFFICE, needsComment: true },
  ],
  approved: [
    { to: "delivered", by: OFFICE, needsNoBlockingIssue: true, needsDelivery: true },
    // The frozen paper stays what it is; what follows is another version.
    { to: "staff-check", by: OFFICE, needsComment: true },
  ],
  delivered: [],
};

export const transitionBetween = (from: DocumentState, to: DocumentState): Transition | undefined =>
  TRANSITIONS[from].find((one) => one.to === to);
