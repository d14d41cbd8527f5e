import type { Notice } from "@legal/contracts";

export const ROOM = "01970000-0000-7000-9000-000000000001";

let last = 0;

/** A notice as the server answers it, each older than the one before. */
export const makeNotice = (part: Partial<Notice> = {}): Notice => {
  last += 1;
  return {
    id: `01970000-0000-7000-a000-${String(last).padStart(12, "0")}`,
    kind: "status-changed",
    category: "status",
    facts: { roomId: ROOM, caseNumber: "2026-000123", serviceType: "payment-order", status: "작성중" },
    path: `/chat/${ROOM}`,
    readAt: null,
    createdAt: new Date(Date.UTC(2026, 10, 20) - last * 60_000).toISOString(),
    ...part,
  };
};
