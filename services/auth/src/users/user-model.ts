import { LANGUAGES, ROLES, type Language, type Role } from "@legal/contracts";
import { model, Schema, type HydratedDocument } from "mongoose";

export interface UserRecord {
  _id: string;
  username: string;
  email: string;
  /** What uniqueness and look-ups go by; see normalise.ts. */
  usernameKey: string;
  emailKey: string;
  phone: string | null;
  phoneKey: string | null;
  /** When a link mailed to the address was opened, or Google said so; null until then, also in accounts of old. */
  emailVerifiedAt: Date | null;
  /** Argon2id in PHC form; null for an account that only signs in through Google. */
  passwordHash: string | null;
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
  profileImageUrl: string | null;
  authProvider: "local" | "google";
  googleSubject?: string;
  role: Role;
  language: Language;
  /** Rises with every change that is published. */
  version: number;
  lastLoginAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const optionalText = { type: String, default: null };

const userSchema = new Schema<UserRecord>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true },
    usernameKey: { type: String, required: true },
    emailKey: { type: String, required: true },
    phone: optionalText,
    phoneKey: optionalText,
    emailVerifiedAt: { type: Date, default: null },
    passwordHash: optionalText,
    firstName: optionalText,
    lastName: optionalText,
    displayName: optionalText,
    profileImageUrl: optionalText,
    authProvider: { type: String, enum: ["local", "google"], default: "local" },
    googleSubject: String,
    role: { type: String, enum: ROLES, default: "user" },
    language: { type: String, enum: LANGUAGES, default: "ko" },
    version: { type: Number, default: 1 },
    lastLoginAt: { type: Date, default: null },
  },
  { collection: "users", timestamps: true, versionKey: false },
);

userSchema.index({ usernameKey: 1 }, { unique: true });
userSchema.index({ emailKey: 1 }, { unique: true });
userSchema.index({ phoneKey: 1 });
userSchema.index({ role: 1 });
userSchema.index({ googleSubject: 1 }, { unique: true, partialFilterExpression: { googleSubject: { $exists: true } } });

export type UserDocument = HydratedDocument<UserRecord>;
export const User = model<UserRecord>("User", userSchema);
