import type { DocumentState } from "@legal/contracts/constants";
import type { Role } from "../record/document-policy.ts";

export interface Transition {
  to: DocumentState;
  by: readonly Role[];
  /** Missing answers and blocking issues, as they are that day, stop it. */
  needsWhole?: true;
  /** Blocking issues alone stop it: what a frozen paper was asked is not asked again. */
  needsLawful?: true;
  /** What only the office mends does not stop it. */
  isIntake?: true;
  /** Staff have said a word on every warning. */
  needsWords?: true;
  /** Not while only a lawyer may release the paper and none has. */
  withoutLawyer?: true;
  /** Says why. */
  needsComment?: true;
  /** Counts a revision that the customer asked for. */
  countsRevision?: true;
  needsDelivery?: true;
}

/** Whether a step brings the paper further, which none of an ended case does. */
export const leadsOn = ({ needsWhole, needsLawful }: Transition): boolean => Boolean(needsWhole ?? needsLawful);

const OFFICE = ["staff", "lawyer"] as const;

/** From each state, every way that a person may take; what is not here is none. */
export const TRANSITIONS: Readonly<Record<DocumentState, readonly Transition[]>> = {
  draft: [{ to: "intake-complete", by: ["customer", ...OFFICE], needsWhole: true, isIntake: true }],
  "intake-complete": [
    { to: "staff-check", by: OFFICE, needsWhole: true, isIntake: true },
    { to: "draft", by: OFFICE, needsComment: true },
  ],
  "staff-check": [
    { to: "lawyer-review", by: OFFICE, needsWhole: true, needsWords: true },
    { to: "client-review", by: OFFICE, needsWhole: true, needsWords: true, withoutLawyer: true },
    { to: "draft", by: OFFICE, needsComment: true },
  ],
  "lawyer-review": [
    { to: "client-review", by: ["lawyer"], needsWhole: true, needsWords: true },
    { to: "staff-check", by: OFFICE, needsComment: true },
  ],
  "client-review": [
    { to: "approved", by: ["customer"], needsWhole: true, withoutLawyer: true },
    { to: "revision", by: ["customer"], needsComment: true, countsRevision: true },
    // An error of the office is no revision of the customer's.
    { to: "staff-check", by: OFFICE, needsComment: true },
  ],
  revision: [
    { to: "staff-check", by: OFFICE, needsWhole: true },
    { to: "draft", by: OFFICE, needsComment: true },
  ],
  approved: [
    { to: "delivered", by: OFFICE, needsLawful: true, needsDelivery: true },
    // The frozen paper stays what it is; what follows is another version.
    { to: "staff-check", by: OFFICE, needsComment: true },
  ],
  delivered: [],
};

export const transitionBetween = (from: DocumentState, to: DocumentState): Transition | undefined =>
  TRANSITIONS[from].find((one) => one.to === to);
