import { checkWon, toWon, type Won } from "../money/won.ts";
import {
  checkConvention,
  interestRow,
  type InterestConvention,
  type InterestRow,
  type Segment,
} from "./interest-row.ts";
import { checkSegments, segmentsOfDebt, type DueInput } from "./segments.ts";

interface Common {
  readonly principal: Won;
  readonly convention?: InterestConvention | undefined;
}

export type InterestInput = Common & ({ readonly segments: readonly Segment[]; readonly due?: undefined } | DueInput);

export interface Interest {
  readonly convention: InterestConvention;
  readonly segments: readonly InterestRow[];
  readonly interest: Won;
  /** Principal and interest. */
  readonly total: Won;
}

/** Simple interest. Each row is cut to the won, then the rows are added, as published judgments do. */
export const computeInterest = (input: InterestInput): Interest => {
  const principal = checkWon(input?.principal, "principal");
  const { convention = "court-period" } = input;
  checkConvention(convention);
  const segments = input.due === undefined ? input.segments : segmentsOfDebt(input);
  checkSegments(segments);
  const rows = segments.map((segment, index) =>
    interestRow(principal, segment, convention, `segments.${index}.ratePercent`),
  );
  const interest = rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return {
    convention,
    segments: rows,
    interest: toWon(interest, "principal"),
    total: toWon(principal + interest, "principal"),
  };
};
