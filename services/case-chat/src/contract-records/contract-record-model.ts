import type { CaseStatus, PackageType } from "@legal/contracts";
import { model, Schema } from "mongoose";

/** What the law keeps of a case whose customer's account was deleted: that there was a contract, not what it was about. */
interface ContractRecord {
  /** The case. */
  _id: string;
  /** The deleted account; its name and address are not kept. */
  userId: string;
  serviceType: string;
  packageType: PackageType | null;
  price: number | null;
  /** When the customer agreed to an early start; without a price, when they asked for one. Earlier records have none. */
  startConsentAt?: Date | null;
  caseStatus: CaseStatus;
  openedAt: Date;
  deletedAt: Date;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };

const schema = new Schema<ContractRecord>(
  {
    _id: text,
    userId: text,
    serviceType: text,
    packageType: { type: String, default: null },
    price: { type: Number, default: null },
    startConsentAt: { type: Date, default: null },
    caseStatus: text,
    openedAt: date,
    deletedAt: date,
  },
  { collection: "contract_records", versionKey: false },
);

schema.index({ deletedAt: 1 });

export const ContractRecord = model("ContractRecord", schema);
