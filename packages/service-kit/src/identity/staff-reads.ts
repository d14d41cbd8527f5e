import { createHash } from "node:crypto";
import type { AccessKind, ReadSubject, StaffRead } from "@legal/contracts";
import type { Request } from "express";
import { clientIpOf, userOf } from "./caller.ts";

/** Within this time the same staff member's next look at the same thing, from the same address, is the same look. */
const WINDOW_MS = 10 * 60_000;

/** Who looks, and from where. */
export interface StaffReader {
  staffId: string;
  address: string;
}

/** Resolves when it is stored that staff saw this, or that they saw it a moment ago. */
export type RecordStaffRead = (
  reader: StaffReader,
  kind: AccessKind,
  subjects: readonly ReadSubject[],
  /** Where there are too many to name. */
  count?: number,
) => Promise<void>;

export const staffReaderOf = (req: Request): StaffReader => ({
  staffId: userOf(req).id,
  address: clientIpOf(req),
});

const itemOf = ({ customerId, caseId, itemId }: ReadSubject): string => itemId ?? caseId ?? customerId ?? "";

const keyOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/**
 * Records what staff see of customers before they see it: await it, so that a look that cannot be recorded does not
 * happen. What the same person saw from the same address in the last minutes is not stored again, which makes nearly
 * every call free; replicas that do not know of each other make the same `key`, under which it is kept once.
 */
export const recordStaffReads = (store: (read: StaffRead) => Promise<unknown>, now = Date.now): RecordStaffRead => {
  let recent = { window: 0, seen: new Map<string, Set<string>>() };

  const seenBy = ({ staffId, address }: StaffReader, kind: AccessKind, window: number): Set<string> => {
    if (recent.window !== window) recent = { window, seen: new Map() };
    const look = `${staffId} ${address} ${kind}`;
    const items = recent.seen.get(look) ?? new Set<string>();
    recent.seen.set(look, items);
    return items;
  };

  return async (reader, kind, subjects, count) => {
    const at = now();
    const window = Math.floor(at / WINDOW_MS);
    const items = seenBy(reader, kind, window);
    const fresh = subjects.filter((subject) => !items.has(itemOf(subject)));
    if (fresh.length === 0 && count === undefined) return;
    const { staffId, address } = reader;
    const key = keyOf([staffId, address, kind, window, count ?? 0, fresh.map(itemOf).toSorted()]);
    const readAt = new Date(at).toISOString();
    await store({ key, readAt, staffId, address, kind, subjects: fresh, count: count ?? fresh.length });
    for (const subject of fresh) items.add(itemOf(subject));
  };
};
