import type { AccessKind } from "@legal/contracts";
import { recordStaffReads, type StaffReader } from "@legal/service-kit";
import { storeAccess } from "./store-access.ts";

/** What staff see of a customer: of a room, by its id, or of a thing with an id of its own, or both. */
interface Accessed {
  userId: string;
  _id?: string;
  itemId?: string;
}

const recordReads = recordStaffReads(storeAccess);

/**
 * Stores that staff see customers' data, before they see it; the one part of the audit log that features import. The
 * customers themselves, who may be staff too, leave no entry.
 */
export const recordAccess = async (
  reader: StaffReader,
  kind: AccessKind,
  accessed: readonly Accessed[],
): Promise<void> => {
  const others = accessed.filter(({ userId }) => userId !== reader.staffId);
  const subjects = others.map(({ _id: caseId = null, userId: customerId, itemId = null }) => ({
    customerId,
    caseId,
    itemId,
  }));
  if (subjects.length > 0) await recordReads(reader, kind, subjects);
};
