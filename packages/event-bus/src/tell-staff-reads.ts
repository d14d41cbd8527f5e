import type { EventContract, StaffRead } from "@legal/contracts";
import { recordStaffReads, type RecordStaffRead } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { record } from "./outbox.ts";

/** For services that do not keep the access log: what staff see is told by an event, stored before they see it. */
export const tellStaffReads = (event: EventContract<StaffRead>): RecordStaffRead =>
  recordStaffReads((read) => inTransaction((session) => record(event, read, session)));
