import { isDeepStrictEqual } from "node:util";
import {
  bringsToCourt,
  claimOf,
  periodsOf,
  type Claim,
  type Delivered,
  type PeriodChanges,
} from "@legal/document-types";
import { DOCUMENT_TYPES } from "@legal/document-types/all-types";
import type { ClientSession } from "mongoose";
import { draftOf, type Day } from "../drafting/draft-of.ts";
import { DocumentRow, type DocumentRecord } from "../record/document-model.ts";
import { answersOf } from "../record/stored-answers.ts";
import { typeOf } from "../types/type-of.ts";

type Elsewhere = PeriodChanges["finished"][number] & { caseId: string };

interface DeliveryPeriods {
  finished: PeriodChanges["finished"][number][];
  started: PeriodChanges["started"][number][];
  elsewhere?: Elsewhere[];
}

const PAPERS_READ = 30;

const claimOfPaper = ({ typeId, answers }: DocumentRecord): Claim | null => claimOf(typeOf(typeId), answersOf(answers));

/** Periods of those matters that papers delivered in other cases of the customer's began until then, and the claim of each. */
const begunElsewhere = async (
  { userId, caseId }: DocumentRecord,
  { matters, until }: { matters: ReadonlySet<string>; until: string },
  day: Day,
  session: ClientSession,
): Promise<readonly { claim: Claim; period: Elsewhere }[]> => {
  // After a rollback there may be papers of a type that this release does not know.
  const typeId = { $in: DOCUMENT_TYPES.map(({ id }) => id) };
  const others = { userId, caseId: { $ne: caseId }, typeId, state: "delivered" as const, caseEnded: { $ne: true } };
  const page = { sort: { createdAt: -1, _id: -1 }, limit: PAPERS_READ } as const;
  const begun: { claim: Claim; period: Elsewhere }[] = [];
  for await (const paper of DocumentRow.find(others, {}, page).session(session).lean<DocumentRecord[]>().cursor()) {
    const claim = claimOfPaper(paper);
    if (!claim || !paper.delivery) continue;
    const { started } = periodsOf(typeOf(paper.typeId), draftOf(paper, day), paper.delivery);
    for (const { matter, date } of started)
      if (matters.has(matter) && date <= until)
        begun.push({ claim, period: { matter, servedOn: date, caseId: paper.caseId } });
  }
  return begun;
};

/**
 * Periods that a paper delivered in another case of the customer's began, such as a demand's, and that this one keeps:
 * it brings the same claim to court. Of several, and of one that runs for another claim too, staff see for themselves
 * which one it was.
 */
const finishedElsewhere = async (
  document: DocumentRecord,
  { finished, until }: { finished: PeriodChanges["finished"]; until: string },
  day: Day,
  session: ClientSession,
): Promise<Elsewhere[]> => {
  const matters = new Set(finished.map(({ matter }) => matter));
  const suit = claimOfPaper(document);
  if (matters.size === 0 || !suit) return [];
  const begun = await begunElsewhere(document, { matters, until }, day, session);
  const { kept = [], others = [] } = Object.groupBy(begun, ({ claim }) =>
    bringsToCourt(suit, claim) ? "kept" : "others",
  );
  const [only, ...more] = kept;
  if (!only || more.length > 0 || others.some(({ period }) => isDeepStrictEqual(period, only.period))) return [];
  return [only.period];
};

/** What a delivery does to the periods of the customer's cases. */
export const periodsOfDelivery = async (
  document: DocumentRecord,
  delivered: Delivered,
  day: Day,
  session: ClientSession,
): Promise<DeliveryPeriods> => {
  const { finished, started } = periodsOf(typeOf(document.typeId), draftOf(document, day), delivered);
  const elsewhere = await finishedElsewhere(document, { finished, until: delivered.date }, day, session);
  return { finished: [...finished], started: [...started], ...(elsewhere.length > 0 && { elsewhere }) };
};
