import type { Document } from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";

type Delivery = NonNullable<Document["delivery"]>;

export interface TransitionRequest {
  id: string;
  version: number;
  to: DocumentState;
  comment?: string | undefined;
  accepted?: readonly { code: string; path: string; reason: string }[] | undefined;
  delivery?: (Omit<Delivery, "receipt"> & { receiptId?: string | undefined }) | undefined;
  /** The file that `receiptId` names. */
  receipt?: NonNullable<Delivery["receipt"]>;
}
