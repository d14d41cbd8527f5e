import { deliveryCorrected, type Document } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { conflict, forbidden } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { Day } from "../drafting/draft-of.ts";
import { assertSeen } from "../presenting/assert-seen.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import { findDocument } from "../presenting/find-document.ts";
import { replaceDocument, type DocumentRecord } from "../record/document-model.ts";
import { sanitizeText } from "../record/sanitize-text.ts";
import { recordHistory } from "../record/record-history.ts";
import { isSame } from "../record/stored-answers.ts";
import { assertDelivery } from "./assert-may-move.ts";
import { periodsOfDelivery } from "./periods-of-delivery.ts";
import { attachReceipt } from "./attach-receipt.ts";
import { deliveryOf } from "./store-transition.ts";
import type { TransitionRequest } from "./transition-request.ts";

type Delivery = NonNullable<Document["delivery"]>;

interface Correction {
  id: string;
  version: number;
  reason: string;
  delivery: NonNullable<TransitionRequest["delivery"]>;
}

const findDelivered = async (
  { id, version, delivery }: Correction,
  scope: RequestScope,
  session: ClientSession | null,
) => {
  const { user, day, language } = scope;
  const { document, reader } = await findDocument(id, user, session);
  if (reader.side === "user") throw forbidden("a customer's own document");
  await assertSeen(document, version, { reader, day, language });
  const { delivery: former } = document;
  if (document.state !== "delivered" || !former) throw conflict("DOCUMENT_STATE");
  assertDelivery(delivery, document, day);
  return { document, reader, former };
};

const inWords = ({ court, caseNumber, registeredNumber, date }: Delivery): string =>
  [court, caseNumber ?? registeredNumber, date].filter(Boolean).join(" ");

/** Deadlines were counted from the former day. */
const publishDay = async (
  document: DocumentRecord,
  { kind, date }: Delivery,
  formerDate: string,
  { changedBy, day }: { changedBy: string; day: Day },
  session: ClientSession,
): Promise<void> => {
  if (date === formerDate) return;
  const { _id: documentId, caseId, userId, typeId } = document;
  const delivery = { kind, date };
  const periods = await periodsOfDelivery(document, delivery, day, session);
  const change = { documentId, caseId, userId, typeId, delivery, formerDate, periods, changedBy };
  await recordEvent(deliveryCorrected, change, session);
};

/** Says otherwise where, when or under which number a paper left; what was said before stays in its history. */
export const correctDelivery = async (
  correction: Correction,
  scope: RequestScope,
  caseChat: Pick<CaseChat, "attachFiles">,
): Promise<DocumentView> => {
  const { user, day } = scope;
  const { receiptId } = correction.delivery;
  const { document: seen } = await findDelivered(correction, scope, null);
  const attached = receiptId && (await attachReceipt(seen.caseId, user.id, receiptId, caseChat));
  return inTransaction(async (session) => {
    const { document, reader, former } = await findDelivered(correction, scope, session);
    const receipt = attached || former.receipt;
    const delivery = deliveryOf({ delivery: correction.delivery, ...(receipt && { receipt }) });
    if (!delivery || isSame(delivery, former)) return { document, reader };
    const after = { ...document, delivery, version: document.version + 1, updatedAt: day.now };
    await replaceDocument(after, session);
    const comment = `${sanitizeText(correction.reason)} (${inWords(former)})`;
    await recordHistory(after, reader, { what: "delivery-corrected", comment }, day.now, session);
    await publishDay(after, delivery, former.date, { changedBy: user.id, day }, session);
    return { document: after, reader };
  });
};
