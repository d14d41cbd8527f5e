import type { DocumentState } from "@legal/contracts/constants";
import type { Role } from "../record/document-policy.ts";

export interface Transition {
  from: DocumentState;
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

const OFFICE = ["staff", "lawyer"] as const;

/** Every way from one state to another that a person may take; what is not here is none. */
export const TRANSITIONS: readonly Transition[] = [
  { from: "draft", to: "intake-complete", by: ["customer", ...OFFICE], needsWhole: true, isIntake: true },
  { from: "intake-complete", to: "staff-check", by: OFFICE, needsWhole: true, isIntake: true },
  { from: "intake-complete", to: "draft", by: OFFICE, needsComment: true },
  { from: "staff-check", to: "lawyer-review", by: OFFICE, needsWhole: true, needsWords: true },
  { from: "staff-check", to: "client-review", by: OFFICE, needsWhole: true, needsWords: true, withoutLawyer: true },
  { from: "staff-check", to: "draft", by: OFFICE, needsComment: true },
  { from: "lawyer-review", to: "client-review", by: ["lawyer"], needsWhole: true, needsWords: true },
  { from: "lawyer-review", to: "staff-check", by: OFFICE, needsComment: true },
  { from: "client-review", to: "approved", by: ["customer"], needsWhole: true, withoutLawyer: true },
  { from: "client-review", to: "revision", by: ["customer"], needsComment: true, countsRevision: true },
  // An error of the office is no revision of the customer's.
  { from: "client-review", to: "staff-check", by: OFFICE, needsComment: true },
  { from: "revision", to: "staff-check", by: OFFICE, needsWhole: true },
  { from: "revision", to: "draft", by: OFFICE, needsComment: true },
  { from: "approved", to: "delivered", by: OFFICE, needsLawful: true, needsDelivery: true },
  // The frozen paper stays what it is; what follows is another version.
  { from: "approved", to: "staff-check", by: OFFICE, needsComment: true },
];

export const transitionBetween = (from: DocumentState, to: DocumentState): Transition | undefined =>
  TRANSITIONS.find((one) => one.from === from && one.to === to);
