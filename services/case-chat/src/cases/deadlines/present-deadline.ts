import type { CaseDeadline } from "@legal/contracts";
import { DEFAULT_LANGUAGE } from "@legal/contracts/constants";
import { displayNameOf, staffNameOf } from "@legal/i18n";
import { caseRuleOf, isCaseMatter } from "@legal/legal-rules/case-matters";
import type { User } from "@legal/service-kit";
import { KnownUser, type UserRecord } from "../../users/user-model.ts";
import { isConfirmed } from "./confirmation.ts";
import type { DeadlineRecord, Party } from "./deadline-model.ts";
import { keptByOf } from "../activity/kept-by.ts";
import { listVersionOf } from "../holidays/read-calendar.ts";

type Reader = Pick<User, "role" | "language">;
export const STAFF_READER: Reader = { role: "admin", language: DEFAULT_LANGUAGE };

type People = ReadonlyMap<string, UserRecord>;

/** Customers never read what staff log in with. */
const nameOf = (party: Party, person: UserRecord, { role, language }: Reader): string =>
  role !== "admin" && party.side === "admin" ? staffNameOf(person, language) : displayNameOf(person);

const presentParty = (party: Party | null, people: People, reader: Reader): CaseDeadline["enteredBy"] => {
  if (!party) return null;
  const person = people.get(party.id);
  return { id: party.id, side: party.side, name: person ? nameOf(party, person, reader) : null };
};

const statutesOf = ({ matter }: DeadlineRecord) =>
  matter !== null && isCaseMatter(matter)
    ? { statutes: caseRuleOf(matter).statutes.map(({ law, articles }) => ({ law, articles: [...articles] })) }
    : {};

const present = (deadline: DeadlineRecord, people: People, reader: Reader): CaseDeadline => {
  const { _id: id, caseId: chatRoomId, calendar, confirmedBy, confirmedAt, createdAt, updatedAt } = deadline;
  const { kind, matter, formerMatter, service, extension, period, dueDate, nominalEnd, movedFrom } = deadline;
  const { statutory, state, reason, version } = deadline;
  const keptBy = state === "done" ? keptByOf(reason) : undefined;
  return {
    id,
    chatRoomId,
    kind,
    matter,
    formerMatter,
    ...statutesOf(deadline),
    service,
    extension,
    period,
    dueDate,
    nominalEnd,
    movedFrom,
    statutory,
    state,
    reason,
    ...(keptBy && { keptBy }),
    version,
    steps: [...deadline.steps],
    holidays: calendar && listVersionOf(calendar),
    enteredBy: presentParty(deadline.enteredBy, people, reader),
    statedBy: presentParty(deadline.statedBy, people, reader),
    confirmed: isConfirmed(deadline),
    confirmedBy: presentParty(confirmedBy === null ? null : { id: confirmedBy, side: "admin" }, people, reader),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};

const SHOWN = { username: 1, firstName: 1, lastName: 1, displayName: 1 };

export const presentDeadlines = async (
  deadlines: readonly DeadlineRecord[],
  reader: Reader,
): Promise<CaseDeadline[]> => {
  const parties = deadlines.flatMap(({ enteredBy, statedBy, confirmedBy }) => [
    enteredBy?.id,
    statedBy?.id,
    confirmedBy ?? undefined,
  ]);
  const ids = [...new Set(parties.filter((id) => id !== undefined))];
  const found = await KnownUser.find({ _id: { $in: ids }, deleted: false }, SHOWN).lean<UserRecord[]>();
  const people = new Map(found.map((person) => [person._id, person]));
  return deadlines.map((deadline) => present(deadline, people, reader));
};
