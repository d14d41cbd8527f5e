import type { DeadlineRecord } from "./deadline-model.ts";

type Stated = Pick<DeadlineRecord, "kind" | "statutory" | "statedBy" | "movedFrom">;

/**
 * A peremptory period, whatever a customer entered and what holidays moved need a member of staff who did not state it
 * (ADR 43).
 */
export const needsConfirmation = ({ kind, statutory, statedBy, movedFrom }: Stated): boolean =>
  kind === "computed" && (statutory || statedBy?.side === "user" || movedFrom !== null);

export const isConfirmed = (deadline: Stated & Pick<DeadlineRecord, "confirmedBy">): boolean =>
  deadline.confirmedBy !== null || !needsConfirmation(deadline);

export const UNCONFIRMED = { confirmedBy: null, confirmedAt: null };
