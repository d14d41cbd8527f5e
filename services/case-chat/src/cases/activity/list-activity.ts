import type { CaseActivity, StaffMember } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { KnownUser, type UserRecord } from "../../users/user-model.ts";
import { Activity, type ActivityRecord } from "./activity-model.ts";

/** Far more than any case has. */
const MAX_SHOWN = 500;

const findPeople = async (deeds: readonly ActivityRecord[]): Promise<Map<string, StaffMember>> => {
  const handed = deeds.filter(({ kind }) => kind === "assignee").flatMap(({ from, to }) => [from, to]);
  const ids = new Set([...deeds.map(({ actorId }) => actorId), ...handed].filter((id) => id !== null));
  const people = await KnownUser.find({ _id: { $in: [...ids] }, deleted: false }).lean<UserRecord[]>();
  return new Map(people.map((person) => [person._id, { id: person._id, name: displayNameOf(person) }]));
};

/** What was done with a case, newest first, with everybody's name of today. */
export const listActivity = async (roomId: string): Promise<CaseActivity[]> => {
  const page = { sort: { _id: -1 }, limit: MAX_SHOWN } as const;
  const deeds = await Activity.find({ roomId }, {}, page).lean<ActivityRecord[]>();
  const people = await findPeople(deeds);
  const shown = (kind: string, value: string | null) =>
    kind === "assignee" && value !== null ? (people.get(value)?.name ?? null) : value;
  return deeds.map(({ _id: id, at, actorId, kind, from, to }) => ({
    id,
    at: at.toISOString(),
    actor: people.get(actorId) ?? null,
    kind,
    from: shown(kind, from),
    to: shown(kind, to),
  }));
};
