import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import type { CaseColumns, CaseRecord, CaseRoomRecord, ChangedField, NearestDeadline } from "./case-room-model.ts";

const caseOfColumns = ({ packageType, price, caseStatus, ...columns }: CaseColumns): CaseRecord => {
  const { startConsentAt = null, deadline, assigneeId = null, version = 0 } = columns;
  return { packageType, price, startConsentAt, status: caseStatus, deadline, assigneeId, version };
};

/** The case of a room's document, read whole: the newer of its two forms, for the release before writes one alone. */
export const caseOf = (room: ChatRoomRecord): CaseRecord => {
  const { case: own, ...columns } = room as CaseRoomRecord;
  const isNewer = own && own.version >= (columns.version ?? 0);
  return isNewer ? { ...own, assigneeId: own.assigneeId ?? null } : { ...own, ...caseOfColumns(columns) };
};

/** Why the case has its status; the release before changes a status without its reason. */
export const reasonOf = (room: ChatRoomRecord): string | null => {
  const { status, statusReason } = caseOf(room);
  return statusReason?.status === status ? statusReason.text : null;
};

/** Both forms of a new case; a room that is none has the top-level one alone, which the release before expects. */
export const newCaseFields = (opened: CaseRecord, isCase: boolean): CaseColumns & { case?: CaseRecord } => {
  const { packageType, price, startConsentAt, status: caseStatus, deadline, assigneeId, version } = opened;
  const columns = { packageType, price, startConsentAt, caseStatus, deadline, assigneeId, version };
  return { ...columns, ...(isCase && { case: opened }) };
};

const VERSION = { $ifNull: ["$version", 0] };

/** Where the top level has what the release before knows; every other field is in the sub-document alone. */
const COLUMNS = {
  packageType: "packageType",
  price: "price",
  startConsentAt: "startConsentAt",
  status: "caseStatus",
  deadline: "deadline",
  assigneeId: "assigneeId",
} as const satisfies Partial<Record<keyof CaseRecord, keyof CaseColumns>>;

const columnOf = (field: string): string => (COLUMNS as Record<string, string>)[field] ?? `case.${field}`;

const copied = Object.entries(COLUMNS).map(([field, column]) => [`case.${field}`, { $ifNull: [`$${column}`, null] }]);

/**
 * Makes the sub-document what the top level says. The database computes it, so no change in between is lost; field by
 * field, so that fields of a later release stay.
 */
export const COPY_CASE = { $set: { ...Object.fromEntries(copied), "case.version": VERSION } };

/** Cases that only the release before has written since. */
export const NOT_COPIED = { isCase: true, $expr: { $ne: ["$case.version", VERSION] } };

/** A status comes with its reason. */
type CaseUpdate = Partial<Pick<CaseRecord, ChangedField | "deadline" | "startConsentAt">> & {
  statusReason?: string | null;
};

const reasonUpdate = (status: CaseRecord["status"], text: string | null) =>
  text === null ? { $unset: "case.statusReason" } : { $set: { "case.statusReason": { $literal: { status, text } } } };

/** Which of the case's deadlines its date is; beside `caseUpdate` where that is another date. */
export const nearestUpdate = (nearest: NearestDeadline) => ({ $set: { "case.nearest": { $literal: nearest } } });

/**
 * An update pipeline that writes a change in both forms, with the next version where staff made it; `updatedAt` never
 * falls, whatever the clocks of two replicas say.
 */
export const caseUpdate = ({ statusReason, ...change }: CaseUpdate, now?: Date, byStaff = true) => {
  const changed = Object.entries(change).map(([field, value]) => [columnOf(field), value]);
  const literals = changed.map(([name, $literal]) => [name, { $literal }]);
  const updated = now && { updatedAt: { $max: ["$updatedAt", now] } };
  const { status } = change;
  return [
    { $set: { ...Object.fromEntries(literals), ...updated, version: { $add: [VERSION, byStaff ? 1 : 0] } } },
    COPY_CASE,
    ...(status && statusReason !== undefined ? [reasonUpdate(status, statusReason)] : []),
  ];
};
