import { model, Schema } from "mongoose";

export interface RecoveryCode {
  /** The code's first four characters: show which hash to check. */
  selector: string;
  /** Argon2id of the other twelve. */
  hash: string;
}

export interface SecondFactorRecord {
  /** The account's id. */
  _id: string;
  /** The app's secret, sealed; null until the first one is confirmed. */
  secret: string | null;
  confirmedAt: Date | null;
  /** The step of the last code that was taken; it and those before it are spent. */
  lastTimeStep: number | null;
  /** A secret that waits for its first code. */
  pending: { secret: string; until: Date } | null;
  /** Unused ones. */
  recoveryCodes: RecoveryCode[];
}

const secondFactorSchema = new Schema<SecondFactorRecord>(
  {
    _id: { type: String, required: true },
    secret: { type: String, default: null },
    confirmedAt: { type: Date, default: null },
    lastTimeStep: { type: Number, default: null },
    pending: { type: { secret: String, until: Date }, _id: false, default: null },
    recoveryCodes: { type: [{ selector: String, hash: String, _id: false }], default: [] },
  },
  { collection: "second_factors", versionKey: false },
);

export const SecondFactor = model<SecondFactorRecord>("SecondFactor", secondFactorSchema);

/** The factor that logins of the account must pass, or null. */
export const confirmedFactorOf = (userId: string): Promise<SecondFactorRecord | null> =>
  SecondFactor.findOne({ _id: userId, secret: { $ne: null } }).lean<SecondFactorRecord>();
