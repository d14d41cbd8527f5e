import { claimChecks, editedProseAgrees } from "../../claims/claim-checks.ts";
import { claimGates, partyGates } from "../../claims/gates.ts";
import { datesInOrder } from "../../engine/checks/dates.ts";
import { attachmentsAreReady } from "../../engine/checks/attachments.ts";
import { exhibitsAreCited, exhibitsFitTheCourt } from "../../engine/checks/exhibits.ts";
import {
  companiesAreWhole,
  hiddenAreServed,
  minorsAreRepresented,
  partiesDiffer,
  registerNumbersFit,
} from "../../engine/checks/parties.ts";
import { announcedFactsFollow } from "../../engine/checks/facts.ts";
import { courtFits, localCourtIsSeen } from "../../engine/checks/venue.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Check, Draft } from "../../engine/document-type.ts";
import { causeOf } from "../../claims/cause.ts";
import { attachmentsOf, groundSentences } from "./paper.ts";
import { venueAddresses } from "./venue.ts";

const SIDES = ["creditors", "debtors"] as const;

/** Of these the opening sentence says that something happened, or was owed to another, and not what. */
const announcesFacts = (answers: Answers): boolean =>
  ["damages", "unjust", "other", "assigned"].includes(causeOf(answers) ?? "");

/** K2: no order is served by public notice or abroad (민사소송법 462 단서). */
const canBeServed: Check = ({ answers }) =>
  answers["serviceable"] === false
    ? [{ code: "K2", reason: "unserviceable", severity: "block", path: "serviceable", values: {} }]
    : [];

export const CHECKS: readonly Check[] = [
  ...claimChecks("creditors", "debtors"),
  datesInOrder("contractDate", "leftOn"),
  datesInOrder("performedOn", "demandedOn"),
  datesInOrder("performedOn", "vacatedOn"),
  hiddenAreServed("creditors"),
  companiesAreWhole(...SIDES),
  registerNumbersFit(...SIDES),
  partiesDiffer(...SIDES),
  minorsAreRepresented(...SIDES),
  courtFits("court", venueAddresses),
  localCourtIsSeen("court", venueAddresses),
  announcedFactsFollow("grounds", announcesFacts),
  exhibitsAreCited(["contractExhibit"], "facts"),
  exhibitsFitTheCourt,
  canBeServed,
  attachmentsAreReady(attachmentsOf),
  editedProseAgrees("grounds", groundSentences),
];

export const needsLawyer = (draft: Draft): readonly string[] => [
  ...partyGates(draft, SIDES),
  ...claimGates(draft, "creditors"),
];
