import { isKeyOf } from "../errors/is-key-of.ts";
import type { ServiceFeeInput } from "./compute-service-fee.ts";
import type { StampDocument } from "./compute-stamp-duty.ts";

const OTHERS = {
  complaint: "first-instance-by-claim",
  "payment-order-transfer": undefined,
  "pre-suit-settlement": undefined,
  "claim-amendment": undefined,
  "supreme-appeal": "supreme",
  "provisional-attachment": "provisional",
  "provisional-disposition": "provisional",
} as const satisfies Partial<Record<StampDocument, ServiceFeeInput["procedure"] | undefined>>;

/** What a document's service fee is for, most often called like it; undefined where the court serves nothing new. */
export const procedureOf = (document: StampDocument): ServiceFeeInput["procedure"] | undefined =>
  isKeyOf(OTHERS, document) ? OTHERS[document] : document;
