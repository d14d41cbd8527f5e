import { getStaffDigestCall } from "@legal/contracts";
import { DIGEST_SECTION_MAX } from "@legal/contracts/constants";
import type { InternalClient } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { notify } from "../pending-events/notify.ts";
import { isWorkday } from "../office-time/working-time.ts";
import { findStaff } from "../users/user-model.ts";
import { DigestDay } from "./digest-day-model.ts";
import { digestFor, type OfficeDigest } from "./digest-for.ts";
import { digestDayOf } from "../office-time/digest-time.ts";
import { findUnacknowledged } from "./find-unacknowledged.ts";

/** False where there is nothing to do for this person. */
const digestOne = async (userId: string, day: string, office: OfficeDigest, now: Date): Promise<boolean> => {
  const digest = digestFor(userId, office);
  if (digest.length === 0) return false;
  const count = digest.reduce((sum, part) => sum + part.count, 0);
  const about = { roomId: null, customerId: null, actorId: null, facts: { count, digest } };
  // The key is the day's: a run after one that was killed finds what is there.
  await inTransaction((session) =>
    notify({ event: `digest:${day}`, userId, kind: "staff-digest", ...about }, now, session),
  );
  return true;
};

/** An office with more of a matter than one answer holds: each colleague's own are asked for, so that none is cut off. */
const isCut = (office: OfficeDigest): boolean =>
  [office.overdue, office.today, office.waiting, office.unassigned, office.silent].some(
    ({ length }) => length === DIGEST_SECTION_MAX,
  );

interface Morning {
  caseChat: InternalClient;
  day: string;
  office: OfficeDigest;
}

const makeAll = async ({ caseChat, day, office }: Morning, now: Date, signal?: AbortSignal): Promise<number> => {
  const asksEach = isCut(office);
  let made = 0;
  for (const { _id: staffId } of await findStaff()) {
    signal?.throwIfAborted();
    const own = asksEach ? { ...office, ...(await caseChat.call(getStaffDigestCall, { query: { staffId } })) } : office;
    if (await digestOne(staffId, day, own, now)) made += 1;
  }
  return made;
};

/** Makes the digests of the morning once, on working days; returns how many there were. */
export const makeDigests = async (caseChat: InternalClient, now: Date, signal?: AbortSignal): Promise<number> => {
  const day = digestDayOf(now);
  if (day === undefined || (await DigestDay.exists({ _id: day }))) return 0;
  const { daysOff, ...facts } = await caseChat.call(getStaffDigestCall, { query: {} });
  const office = { ...facts, unacknowledged: await findUnacknowledged() };
  const made = isWorkday(day, daysOff) ? await makeAll({ caseChat, day, office }, now, signal) : 0;
  await DigestDay.updateOne({ _id: day }, { $setOnInsert: { madeAt: now } }, { upsert: true });
  return made;
};
