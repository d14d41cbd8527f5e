import { model, Schema, type ClientSession } from "mongoose";
import type { Lawyer } from "./document-model.ts";

interface LawyerChange {
  /** An account, or `OPERATOR`. */
  by: string;
  at: Date;
  /** Null where it was taken back. */
  registrationNumber: string | null;
}

/** A staff member who is a lawyer. A row stays when that is taken back, with who did so and when. */
interface LawyerRecord extends Omit<Lawyer, "id"> {
  _id: string;
  active: boolean;
  changedBy: string;
  changedAt: Date;
  /** Each naming and each taking back, the last few. */
  changes: LawyerChange[];
}

/** Who named a lawyer with `npm run lawyer:name`, on the server itself. */
export const OPERATOR = "operator";

const CHANGES_KEPT = 100;

const text = { type: String, required: true };

const schema = new Schema<LawyerRecord>(
  {
    _id: text,
    name: text,
    registrationNumber: text,
    active: { type: Boolean, required: true },
    changedBy: text,
    changedAt: { type: Date, required: true },
    changes: { type: [Schema.Types.Mixed], default: [] } as never,
  },
  { collection: "lawyers", versionKey: false },
);

export const LawyerRow = model("Lawyer", schema);

const presentLawyer = ({ _id: id, name, registrationNumber }: LawyerRecord): Lawyer => ({
  id,
  name,
  registrationNumber,
});

export const findLawyer = async (userId: string): Promise<Lawyer | null> => {
  const row = await LawyerRow.findOne({ _id: userId, active: true }).lean<LawyerRecord>();
  return row && presentLawyer(row);
};

export const listLawyers = async (): Promise<Lawyer[]> => {
  const rows = await LawyerRow.find({ active: true }, {}, { sort: { name: 1, _id: 1 } }).lean<LawyerRecord[]>();
  return rows.map(presentLawyer);
};

/** A row stays with who took it back and when; taking back what no one has changes nothing. */
export const setLawyer = async (
  { id: _id, name, registrationNumber }: Omit<Lawyer, "registrationNumber"> & { registrationNumber: string | null },
  changedBy: string,
  session?: ClientSession,
): Promise<void> => {
  const at = new Date();
  const change = { name, active: registrationNumber !== null, changedBy, changedAt: at };
  const given = registrationNumber === null ? {} : { registrationNumber };
  const $push = { changes: { $each: [{ by: changedBy, at, registrationNumber }], $slice: -CHANGES_KEPT } };
  const isGiven = registrationNumber !== null;
  const row = isGiven ? { _id } : { _id, active: true };
  const options = { upsert: isGiven, ...(session && { session }) };
  await LawyerRow.updateOne(row, { $set: { ...change, ...given }, $push }, options);
};

/** The account is gone; papers that the lawyer released keep who it was. */
export const forgetLawyer = async (userId: string, session: ClientSession): Promise<void> => {
  await LawyerRow.deleteOne({ _id: userId }, { session });
};
