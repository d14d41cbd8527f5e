import type { DigestPart } from "@legal/contracts";
import { DIGEST_SECTION_MAX } from "@legal/contracts/constants";
import { ReminderSchedule, type ReminderScheduleRecord } from "../reminder-schedules/reminder-schedule-model.ts";
import { Notice, type NoticeRecord } from "../notices/notice-model.ts";
import { Reminder, type ReminderRecord } from "../reminders/reminder-model.ts";

/** A deadline whose last reminder no one has acknowledged. */
export interface Unacknowledged {
  named: DigestPart["cases"][number];
  /** Whom it was sent to, escalations included. */
  userIds: ReadonlySet<string>;
}

/** What left of each reminder, by its id: itself and its escalations. */
const findSent = async (schedules: readonly ReminderScheduleRecord[]) => {
  const answers = { $in: schedules.flatMap(({ alert }) => alert?.reminderId ?? []) };
  const sent = { roomId: { $in: schedules.map(({ roomId }) => roomId) }, answers };
  const reminders = await Reminder.find(sent, { answers: 1, recipients: 1 }).lean<ReminderRecord[]>();
  return Map.groupBy(reminders, (reminder) => reminder.answers);
};

/** What cases are called, from a notice about each. */
const findNames = async (keys: readonly string[]): Promise<ReadonlyMap<string, NoticeRecord["facts"]>> => {
  const notices = await Notice.find({ key: { $in: keys } }, { roomId: 1, facts: 1 }).lean<NoticeRecord[]>();
  return new Map(notices.map(({ roomId, facts }) => [roomId ?? "", facts]));
};

/** Those of the nearest dates. Of open deadlines alone: a schedule goes with its deadline, and one that rests reminds no one. */
export const findUnacknowledged = async (): Promise<Unacknowledged[]> => {
  const nearest = { sort: { dueDate: 1 }, limit: DIGEST_SECTION_MAX } as const;
  const schedules = await ReminderSchedule.find(
    { "alert.acknowledged": false, nextAt: { $ne: null } },
    null,
    nearest,
  ).lean<ReminderScheduleRecord[]>();
  const sentBy = await findSent(schedules);
  const recipientsOf = ({ alert }: ReminderScheduleRecord) =>
    (sentBy.get(alert?.reminderId ?? "") ?? []).flatMap(({ recipients }) => recipients);
  const names = await findNames(schedules.flatMap((schedule) => recipientsOf(schedule)[0]?.noticeKey ?? []));
  return schedules.map((schedule) => {
    const { roomId, dueDate: at } = schedule;
    const { serviceType, caseNumber } = names.get(roomId) ?? {};
    const named = { roomId, at, ...(serviceType !== undefined && { serviceType }), ...(caseNumber && { caseNumber }) };
    return { named, userIds: new Set(recipientsOf(schedule).map(({ userId }) => userId)) };
  });
};
