import type { MailFacts } from "@legal/service-kit/mail";
import { issueMailToken } from "../mail-tokens/issue-mail-token.ts";
import { issueResetToken, RESET_TOKEN_MINUTES } from "../mail-tokens/issue-reset-token.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import type { MailKinds } from "./mail-kinds.ts";

const DELETION_LINK_MINUTES = 30;
const VERIFICATION_LINK_DAYS = 7;
const EMAIL_CHANGE_LINK_DAYS = 1;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const ownerOf = ({ email, language, username }: UserRecord) => ({ to: email, language, username });

const findUser = (userId: string) => User.findById(userId).lean();

/** Who a mail goes to and what it says, as it is now; a link's token is made here, and only its hash is kept. */
export const mailFacts: MailFacts<MailKinds> = {
  "password-reset": async ({ emailKey }) => {
    const user = await User.findOne({ emailKey }).lean();
    if (!user) return undefined;
    const token = await issueResetToken(user);
    return { kind: "password-reset", ...ownerOf(user), token, validMinutes: RESET_TOKEN_MINUTES };
  },
  "verify-email": async ({ userId }) => {
    const user = await findUser(userId);
    if (!user || user.emailVerifiedAt) return undefined;
    const token = await issueMailToken(user, { purpose: "verify-email", lifeMs: VERIFICATION_LINK_DAYS * DAY_MS });
    return { kind: "verify-email", ...ownerOf(user), token, validDays: VERIFICATION_LINK_DAYS };
  },
  "change-email": async ({ userId, email }) => {
    const user = await findUser(userId);
    if (!user) return undefined;
    const lifeMs = EMAIL_CHANGE_LINK_DAYS * DAY_MS;
    const token = await issueMailToken(user, { purpose: "change-email", lifeMs, email });
    const owner = { ...ownerOf(user), to: email };
    return { kind: "verify-email", ...owner, token, validDays: EMAIL_CHANGE_LINK_DAYS, isChange: true };
  },
  "delete-account": async ({ userId }) => {
    const user = await findUser(userId);
    if (!user) return undefined;
    const lifeMs = DELETION_LINK_MINUTES * MINUTE_MS;
    const token = await issueMailToken(user, { purpose: "delete-account", lifeMs });
    return { kind: "delete-account", ...ownerOf(user), token, validMinutes: DELETION_LINK_MINUTES };
  },
  "account-deleted": ({ email, username, language }) =>
    Promise.resolve({ kind: "account-deleted", to: email, username, language }),
  "email-changed": ({ email, username, language }) =>
    Promise.resolve({ kind: "email-changed", to: email, username, language }),
  "google-changed": async ({ userId, change }) => {
    const user = await findUser(userId);
    return user ? { kind: "google-changed", ...ownerOf(user), change } : undefined;
  },
  "security-notice": async ({ userId, event, at, device = null }) => {
    const user = await findUser(userId);
    return user ? { kind: "security-notice", ...ownerOf(user), event, at, device } : undefined;
  },
};
