import { opponentsOf, periodsOf, type Delivered, type PeriodChanges } from "@legal/document-types";
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

const againstOf = ({ typeId, answers }: DocumentRecord): readonly string[] =>
  opponentsOf(typeOf(typeId), answersOf(answers));

/**
 * Periods that a paper delivered in another case of the customer's began, such as a demand's, and that this one keeps:
 * against everybody whom that one was against. Of several, staff see for themselves which one it was.
 */
const finishedElsewhere = async (
  document: DocumentRecord,
  finished: PeriodChanges["finished"],
  day: Day,
  session: ClientSession,
): Promise<Elsewhere[]> => {
  const matters = new Set(finished.map(({ matter }) => matter));
  const against = new Set(againstOf(document));
  if (matters.size === 0 || against.size === 0) return [];
  const { userId, caseId } = document;
  const others = { userId, caseId: { $ne: caseId }, state: "delivered" as const, caseEnded: { $ne: true } };
  const page = { sort: { createdAt: -1, _id: -1 }, limit: PAPERS_READ } as const;
  const begun: Elsewhere[] = [];
  for await (const paper of DocumentRow.find(others, {}, page).session(session).lean<DocumentRecord[]>().cursor()) {
    const names = againstOf(paper);
    if (!paper.delivery || names.length === 0 || !names.every((name) => against.has(name))) continue;
    const { started } = periodsOf(typeOf(paper.typeId), draftOf(paper, day), paper.delivery);
    for (const { matter, date } of started)
      if (matters.has(matter)) begun.push({ matter, servedOn: date, caseId: paper.caseId });
  }
  return begun.length === 1 ? begun : [];
};

/** What a delivery does to the periods of the customer's cases. */
export const periodsOfDelivery = async (
  document: DocumentRecord,
  delivered: Delivered,
  day: Day,
  session: ClientSession,
): Promise<DeliveryPeriods> => {
  const { finished, started } = periodsOf(typeOf(document.typeId), draftOf(document, day), delivered);
  const elsewhere = await finishedElsewhere(document, finished, day, session);
  return { finished: [...finished], started: [...started], ...(elsewhere.length > 0 && { elsewhere }) };
};
