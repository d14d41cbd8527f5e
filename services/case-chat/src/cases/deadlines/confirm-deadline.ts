import { conflict, type User } from "@legal/service-kit";
import { isConfirmed, UNCONFIRMED } from "./confirmation.ts";
import type { DeadlineRecord } from "./deadline-model.ts";
import { deadlineChangedMeanwhile, editDeadline, type SeenDeadline } from "./edit-deadline.ts";

/** Confirms what another person stated; in a case of their own staff are its customer, and a colleague confirms. */
export const confirmDeadline = (seen: SeenDeadline, admin: User): Promise<DeadlineRecord> =>
  editDeadline(seen, admin, "confirmed", async (deadline, { room }) => {
    if (deadline.state !== "open") throw await deadlineChangedMeanwhile(deadline);
    if (isConfirmed(deadline)) return deadline;
    if (deadline.statedBy?.id === admin.id || room.userId === admin.id) throw conflict("DEADLINE_NEEDS_COLLEAGUE");
    const { movedFrom, formerMatter } = deadline;
    const confirmedAt = new Date();
    const confirmed = { confirmedBy: admin.id, confirmedAt, confirmedOver: { movedFrom, formerMatter, confirmedAt } };
    return { ...deadline, ...confirmed, movedFrom: null, formerMatter: null };
  });

/** Who confirmed by mistake takes it back: the deadline waits for a confirmation as before. */
export const withdrawConfirmation = (seen: SeenDeadline, admin: User): Promise<DeadlineRecord> =>
  editDeadline(seen, admin, "changed", async (deadline) => {
    if (!isConfirmed(deadline)) return deadline;
    if (deadline.state !== "open" || deadline.confirmedBy !== admin.id) throw await deadlineChangedMeanwhile(deadline);
    const { confirmedOver: over, confirmedAt } = deadline;
    const isOfThis = over?.confirmedAt?.getTime() === confirmedAt?.getTime();
    return { ...deadline, ...(isOfThis && over), ...UNCONFIRMED };
  });
