import type { DigestPart, DigestRoom, StaffDigest } from "@legal/contracts";
import { DIGEST_NAMED_MAX, DIGEST_SECTION_MAX, DIGEST_SECTIONS, type DigestSection } from "@legal/contracts/constants";
import type { Unacknowledged } from "./find-unacknowledged.ts";

/** What there is to do in the whole office. */
export type OfficeDigest = Omit<StaffDigest, "daysOff"> & { unacknowledged: readonly Unacknowledged[] };

type Named = DigestPart["cases"][number];

const nameOf = ({ roomId, serviceType, number, at }: DigestRoom): Named => ({
  roomId,
  serviceType,
  at,
  ...(number !== null && { caseNumber: number }),
});

/** Of a section what is this person's, and what is no one's. */
const partOf = (section: DigestSection, office: OfficeDigest, userId: string): Named[] =>
  section === "unacknowledged"
    ? office.unacknowledged.filter(({ userIds }) => userIds.has(userId)).map(({ named }) => named)
    : office[section].filter(({ assigneeId }) => assigneeId === userId || assigneeId === null).map(nameOf);

/** What a staff member has left to do; nothing for an empty list. */
export const digestFor = (userId: string, office: OfficeDigest): DigestPart[] =>
  DIGEST_SECTIONS.flatMap((section) => {
    const cases = partOf(section, office, userId);
    if (cases.length === 0) return [];
    const more = office[section].length === DIGEST_SECTION_MAX;
    return { section, count: cases.length, more, cases: cases.slice(0, DIGEST_NAMED_MAX) };
  });
