import { z } from "zod";
import { staffRead } from "../audit-log.ts";
import { ROLES } from "../constants/accounts.ts";
import { defineEvent } from "../event.ts";
import { id } from "../ids.ts";
import { languageSchema } from "../language.ts";
import { mailRequest } from "../requested-mails.ts";
import { userSummary } from "../users.ts";

const userFacts = userSummary.extend({
  role: z.enum(ROLES),
  language: languageSchema,
  /** Absent in events of older releases. */
  phone: z.string().nullish(),
  /** Whether its owner has confirmed the address; absent in events of older releases. */
  emailVerified: z.boolean().optional(),
  /** Rises with every change of the account: a reader drops what is older than what it has. */
  version: z.number().int(),
});

export const userCreated = defineEvent("auth.user-created.v1", "An account was opened", userFacts, (user) => user.id);

export const userUpdated = defineEvent(
  "auth.user-updated.v1",
  "An account's public facts or role changed",
  userFacts,
  (user) => user.id,
);

export const userDeleted = defineEvent(
  "auth.user-deleted.v1",
  "An account was removed; what belongs to it goes too",
  z.object({
    userId: id,
    /** Absent in events of older releases; published again after a restore, with a later time. */
    deletedAt: z.iso.datetime().optional(),
  }),
  ({ userId }) => userId,
);

export type SessionEndReason = "logout" | "password-reset" | "role-changed" | "expired" | "account-deleted";

export const sessionEnded = defineEvent(
  "auth.session-ended.v1",
  "Sessions are over: their sockets must close now",
  z.object({
    userId: id,
    sessionIds: z.array(z.string()),
    /** A SessionEndReason. A later release may know more: the end of other sessions does not wait for it. */
    reason: z.string(),
    /** The session that goes on in the same browser for the same person. */
    continuesAs: z.string().optional(),
    /** Whether all of the account's are over, those that ran out before included, but for `keptId`. */
    all: z.literal(true).optional(),
    keptId: z.string().optional(),
  }),
  ({ userId }) => userId,
);

/** Beside the mail, which is asked for by itself. */
export const securityAlerted = defineEvent(
  "auth.security-alerted.v1",
  "Something happened to an account that its owner must learn of: a new device, another password and the like",
  z.object({
    userId: id,
    /** One of SECURITY_ALERTS; a later release may know more. */
    alert: z.string(),
  }),
  ({ userId }) => userId,
);

export const authMailRequested = defineEvent(
  "auth.mail-requested.v1",
  "A mail about an account is to leave; what it says, and to whom it goes, is asked for when it does",
  mailRequest,
  ({ mailId }) => mailId,
);

export const authDataRead = defineEvent(
  "auth.customer-data-read.v1",
  "Staff saw an account's details",
  staffRead,
  ({ key }) => key,
);
