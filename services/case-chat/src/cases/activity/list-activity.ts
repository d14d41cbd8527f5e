import type { CaseActivity, StaffMember } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { KnownUser, type UserRecord } from "../../users/user-model.ts";
import { keptByOf } from "./kept-by.ts";
import { Activity, type ActivityRecord } from "./activity-model.ts";

/** Far more than any case has. */
const MAX_SHOWN = 500;

const findPeople = async (entries: readonly ActivityRecord[]): Promise<Map<string, StaffMember>> => {
  const assignments = entries.filter(({ kind }) => kind === "assignee").flatMap(({ from, to }) => [from, to]);
  const ids = new Set([...entries.map(({ actorId }) => actorId), ...assignments].filter((id) => id !== null));
  const people = await KnownUser.find({ _id: { $in: [...ids] }, deleted: false }).lean<UserRecord[]>();
  return new Map(people.map((person) => [person._id, { id: person._id, name: displayNameOf(person) }]));
};

const presentDeadlineChange = (
  { automatic: _automatic, ...deadline }: NonNullable<ActivityRecord["deadline"]>,
  reason: ActivityRecord["reason"],
): CaseActivity["deadline"] => {
  const keptBy = deadline.change === "done" ? keptByOf(reason) : undefined;
  return { ...deadline, ...(keptBy && { keptBy }) };
};

/** The history of a case, newest first, with the names that accounts have today. */
export const listActivity = async (roomId: string): Promise<CaseActivity[]> => {
  const page = { sort: { _id: -1 }, limit: MAX_SHOWN } as const;
  const entries = await Activity.find({ roomId }, {}, page).lean<ActivityRecord[]>();
  const people = await findPeople(entries);
  const shown = (kind: string, value: string | null) =>
    kind === "assignee" && value !== null ? (people.get(value)?.name ?? null) : value;
  return entries.map(({ _id: id, at, actorId, kind, from, to, reason, deadline }) => ({
    id,
    at: at.toISOString(),
    actor: deadline?.automatic ? null : (people.get(actorId) ?? null),
    kind,
    from: shown(kind, from),
    to: shown(kind, to),
    ...(reason !== undefined && { reason }),
    ...(deadline && { deadline: presentDeadlineChange(deadline, reason) }),
  }));
};
