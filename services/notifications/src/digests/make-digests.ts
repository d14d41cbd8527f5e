import { getStaffDigestCall } from "@legal/contracts";
import type { InternalClient } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { notify } from "../intakes/notify.ts";
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

const makeAll = async (day: string, office: OfficeDigest, now: Date, signal?: AbortSignal): Promise<number> => {
  let made = 0;
  for (const { _id } of await findStaff()) {
    signal?.throwIfAborted();
    if (await digestOne(_id, day, office, now)) made += 1;
  }
  return made;
};

/** Makes the digests of the morning once, on working days; returns how many there were. */
export const makeDigests = async (caseChat: InternalClient, now: Date, signal?: AbortSignal): Promise<number> => {
  const day = digestDayOf(now);
  if (day === undefined || (await DigestDay.exists({ _id: day }))) return 0;
  const { daysOff, ...facts } = await caseChat.call(getStaffDigestCall);
  const office = { ...facts, unacknowledged: await findUnacknowledged() };
  const made = isWorkday(day, daysOff) ? await makeAll(day, office, now, signal) : 0;
  await DigestDay.updateOne({ _id: day }, { $setOnInsert: { madeAt: now } }, { upsert: true });
  return made;
};
