import type { DeadlineReminder } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { Delivery, type DeliveryRecord } from "../deliveries/delivery-model.ts";
import { Notice, type NoticeRecord } from "../notices/notice-model.ts";
import type { ReminderRecord } from "../reminders/reminder-model.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

const WAYS = ["mail", "push", "alimtalk"] as const;

const presentDelivery = (delivery: DeliveryRecord | undefined): DeadlineReminder["recipients"][number]["mail"] =>
  delivery ? { state: delivery.state, reason: delivery.reason, at: delivery.at.toISOString() } : null;

const findEvidence = async (reminders: readonly ReminderRecord[]) => {
  const recipients = reminders.flatMap((reminder) => reminder.recipients);
  const keys = recipients.map(({ noticeKey }) => noticeKey);
  const userIds = [
    ...recipients.map(({ userId }) => userId),
    ...reminders.flatMap(({ acknowledgement }) => acknowledgement?.by ?? []),
  ];
  const [notices, deliveries, people] = await Promise.all([
    Notice.find({ key: { $in: keys } }, { key: 1, readAt: 1 }).lean<NoticeRecord[]>(),
    Delivery.find({ key: { $in: keys.flatMap((key) => WAYS.map((way) => `${key}:${way}`)) } }).lean<DeliveryRecord[]>(),
    KnownUser.find({ _id: { $in: [...new Set(userIds)] }, deleted: false }).lean<UserRecord[]>(),
  ]);
  return {
    noticeBy: new Map(notices.map((notice) => [notice.key, notice])),
    deliveryBy: new Map(deliveries.map((delivery) => [delivery.key, delivery])),
    nameBy: new Map(people.map((person) => [person._id, displayNameOf(person)])),
  };
};

export const presentReminders = async (reminders: readonly ReminderRecord[]): Promise<DeadlineReminder[]> => {
  const { noticeBy, deliveryBy, nameBy } = await findEvidence(reminders);
  return reminders.map(({ _id: id, customerId, recipients, acknowledgement, at, ...reminder }) => ({
    id,
    deadlineId: reminder.deadlineId,
    step: reminder.step,
    dueDate: reminder.dueDate,
    at: at.toISOString(),
    late: reminder.late,
    answers: reminder.answers,
    recipients: recipients.map(({ userId, noticeKey }) => ({
      id: userId,
      side: userId === customerId ? ("user" as const) : ("admin" as const),
      name: userId === customerId ? null : (nameBy.get(userId) ?? null),
      readAt: noticeBy.get(noticeKey)?.readAt?.toISOString() ?? null,
      isExpired: !noticeBy.has(noticeKey),
      mail: presentDelivery(deliveryBy.get(`${noticeKey}:mail`)),
      push: presentDelivery(deliveryBy.get(`${noticeKey}:push`)),
      alimtalk: presentDelivery(deliveryBy.get(`${noticeKey}:alimtalk`)),
    })),
    acknowledgement: acknowledgement && {
      by: { id: acknowledgement.by, name: nameBy.get(acknowledgement.by) ?? null },
      at: acknowledgement.at.toISOString(),
      nextAction: acknowledgement.nextAction,
    },
  }));
};
