import type { SECURITY_EVENTS } from "@legal/contracts";
import type { MailFacts, MailKindsOf } from "@legal/service-kit/mail";
import type { Device } from "../devices/device.ts";
import { issueMailToken } from "../mail-tokens/issue-mail-token.ts";
import { issueResetToken, RESET_TOKEN_MINUTES } from "../mail-tokens/issue-reset-token.ts";
import { User, type UserRecord } from "../users/user-model.ts";

const DELETION_LINK_MINUTES = 30;
const VERIFICATION_LINK_DAYS = 7;
const EMAIL_CHANGE_LINK_DAYS = 1;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const ownerOf = ({ email, language, username }: UserRecord) => ({ to: email, language, username });

const findUser = (userId: string) => User.findById(userId).lean();

/**
 * Each kind of mail: the facts that it is queued with, and by them who it goes to and what it says, as it is when it
 * leaves. They name an account by its id, to be removed with it. A link's token is made here, and only its hash is kept.
 */
export const mailFacts = {
  "password-reset": async ({ emailKey }: { emailKey: string }) => {
    const user = await User.findOne({ emailKey }).lean();
    if (!user) return undefined;
    const token = await issueResetToken(user);
    return { kind: "password-reset", ...ownerOf(user), token, validMinutes: RESET_TOKEN_MINUTES };
  },
  "verify-email": async ({ userId }: { userId: string }) => {
    const user = await findUser(userId);
    if (!user || user.emailVerifiedAt) return undefined;
    const token = await issueMailToken(user, { purpose: "verify-email", lifeMs: VERIFICATION_LINK_DAYS * DAY_MS });
    return { kind: "verify-email", ...ownerOf(user), token, validDays: VERIFICATION_LINK_DAYS };
  },
  /** To the address that the account is to have. */
  "change-email": async ({ userId, email }: { userId: string; email: string }) => {
    const user = await findUser(userId);
    if (!user) return undefined;
    const lifeMs = EMAIL_CHANGE_LINK_DAYS * DAY_MS;
    const token = await issueMailToken(user, { purpose: "change-email", lifeMs, email });
    const owner = { ...ownerOf(user), to: email };
    return { kind: "verify-email", ...owner, token, validDays: EMAIL_CHANGE_LINK_DAYS, isChange: true };
  },
  "delete-account": async ({ userId }: { userId: string }) => {
    const user = await findUser(userId);
    if (!user) return undefined;
    const lifeMs = DELETION_LINK_MINUTES * MINUTE_MS;
    const token = await issueMailToken(user, { purpose: "delete-account", lifeMs });
    return { kind: "delete-account", ...ownerOf(user), token, validMinutes: DELETION_LINK_MINUTES };
  },
  /** The account does not exist any more when this leaves, so it carries its address. */
  "account-deleted": ({ email, username, language }: Pick<UserRecord, "email" | "username" | "language">) =>
    Promise.resolve({ kind: "account-deleted", to: email, username, language }),
  /** To the address that the account has no more. */
  "email-changed": ({ email, username, language }: Pick<UserRecord, "email" | "username" | "language">) =>
    Promise.resolve({ kind: "email-changed", to: email, username, language }),
  "google-changed": async ({ userId, change }: { userId: string; change: "connected" | "disconnected" }) => {
    const user = await findUser(userId);
    return user ? { kind: "google-changed", ...ownerOf(user), change } : undefined;
  },
  "security-notice": async ({
    userId,
    event,
    at,
    device = null,
  }: {
    userId: string;
    event: (typeof SECURITY_EVENTS)[number];
    /** ISO 8601 */
    at: string;
    device?: Device | null;
  }) => {
    const user = await findUser(userId);
    return user ? { kind: "security-notice", ...ownerOf(user), event, at, device } : undefined;
  },
} satisfies MailFacts<Record<string, never>>;

export type MailKinds = MailKindsOf<typeof mailFacts>;
