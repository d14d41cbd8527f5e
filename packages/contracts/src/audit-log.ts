import { z } from "zod";
import { defineCall } from "./call.ts";
import { ACCESS_KINDS, DOCUMENT_READ_KINDS, STAFF_READ_KINDS, type AccessKind } from "./constants/audit-log.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { listAccessCustomersRoute, listAccessRoute } from "./routes/audit-log.ts";
import { pageQuery } from "./page-query.ts";

/** A customer's data that staff saw: whose, in which case, and in which file, conversation, inquiry or note. */
export const readSubject = z.object({ customerId: id.nullable(), caseId: id.nullable(), itemId: id.nullable() });
export type ReadSubject = z.output<typeof readSubject>;

/**
 * What staff saw of customers, published by the service that showed it and kept by case-chat in the audit log. Ids only:
 * the log outlives accounts, and says nothing of them then.
 */
const staffReadOf = (kinds: readonly AccessKind[]) =>
  z.object({
    /** The same for everything that counts as the same look; the log keeps it once. */
    key: z.string(),
    readAt: timestamp,
    staffId: id,
    /** Where from, as the gateway saw it. */
    address: z.string(),
    kind: z.enum(kinds),
    subjects: z.array(readSubject),
    /** How many customers' data it was; more than `subjects` for exports. */
    count: z.number().int(),
  });
export const staffRead = staffReadOf(STAFF_READ_KINDS);
export const documentStaffRead = staffReadOf(DOCUMENT_READ_KINDS);
export type StaffRead = z.output<typeof staffRead>;

/** The name is null for an account that is gone. */
const accessPerson = z.object({ id, name: z.string().nullable() });
export type AccessPerson = z.output<typeof accessPerson>;

export const accessEntry = z.object({
  id,
  readAt: timestamp,
  staff: accessPerson,
  address: z.string(),
  kind: z.enum(ACCESS_KINDS),
  /** The first few. */
  customers: z.array(accessPerson),
  count: z.number().int(),
  /** Where one case was looked at. */
  caseId: id.nullable(),
});
export type AccessEntry = z.output<typeof accessEntry>;

export const listAccessCall = defineCall(listAccessRoute, {
  access: "admin",
  summary: "Which staff member read or downloaded whose data, newest first; pages through X-Next-Cursor",
  query: pageQuery.extend({
    customer: id.optional(),
    staff: id.optional(),
    /** A customer's username or e-mail address, whole. */
    person: z.string().trim().max(254, "search.max").optional(),
    kind: z.enum(ACCESS_KINDS, "accessKind.unknown").optional(),
  }),
  response: z.array(accessEntry),
});

export const listAccessCustomersCall = defineCall(listAccessCustomersRoute, {
  access: "admin",
  summary: "Every person whose data one entry is about; an export's entry names no one",
  params: idParams,
  response: z.array(accessPerson),
});
