import type { EventContract, StaffRead } from "@legal/contracts";
import { recordStaffReads, type RecordStaffRead } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { recordEvent } from "./outbox.ts";

/** For services that do not keep the audit log: what staff read is recorded as an event before they see it. */
export const publishStaffReads = (event: EventContract<StaffRead>): RecordStaffRead =>
  recordStaffReads((read) => inTransaction((session) => recordEvent(event, read, session)));
