import { z } from "zod";
import { defineCall } from "./call.ts";
import { DIGEST_SECTION_MAX } from "./constants/notices.ts";
import { id, seoulDate, timestamp } from "./ids.ts";
import { getStaffDigestRoute } from "./routes/staff-digest.ts";

const digestRoom = z.object({
  roomId: id,
  serviceType: z.string(),
  number: z.string().nullable(),
  assigneeId: id.nullable(),
  /** The due date, or since when it waits or is silent. */
  at: z.union([seoulDate, timestamp]),
});
export type DigestRoom = z.output<typeof digestRoom>;

const rooms = z.array(digestRoom).max(DIGEST_SECTION_MAX);

export const staffDigest = z.object({
  overdue: rooms,
  today: rooms,
  waiting: rooms,
  unassigned: rooms,
  silent: rooms,
  /** Temporary holidays of the last two months and to come that administrators entered. */
  daysOff: z.array(seoulDate),
});
export type StaffDigest = z.output<typeof staffDigest>;

export const getStaffDigestCall = defineCall(getStaffDigestRoute, {
  access: "service",
  summary: `What the office has left to do, or what is one colleague's and no one's: of each matter at most ${DIGEST_SECTION_MAX} cases, those that wait for longest`,
  query: z.strictObject({ staffId: id.optional() }),
  response: staffDigest,
});
