import { orderCourtsOf } from "@legal/legal-rules/courts";
import type { Answers } from "../../engine/answers.ts";
import { addressAt, itemsAt, textAt } from "../../engine/read-answers.ts";

/**
 * Addresses that the court's competence rests on, each of which it must be competent for: where it is exclusive, one
 * debtor's court is not the others' (민사소송법 25, 31, 463).
 */
export const venueAddresses = (answers: Answers): readonly string[] =>
  textAt(answers, "courtGround") === "domicile"
    ? itemsAt(answers, "debtors").map((debtor) => `${debtor}.address`)
    : ["groundAddress"];

/** Courts that are competent for all of these addresses; none while one of them does not say. */
export const courtsByLaw = (answers: Answers): readonly string[] => {
  const [first = [], ...others] = venueAddresses(answers).map((path) =>
    orderCourtsOf(addressAt(answers, path)?.line ?? ""),
  );
  return first.filter((court) => others.every((courts) => courts.includes(court)));
};
