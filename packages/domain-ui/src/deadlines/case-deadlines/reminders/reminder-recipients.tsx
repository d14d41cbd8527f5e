import type { DeadlineReminder } from "@legal/contracts";
import { SUPPRESSED_REASONS } from "@legal/contracts/constants";
import { SEPARATOR, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useIntl } from "react-intl";

const WAYS = ["mail", "push", "alimtalk"] as const;

type Recipient = DeadlineReminder["recipients"][number];

const useRecipientText = () => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const nameOf = ({ side, name }: Recipient) =>
    name ?? formatMessage({ id: side === "user" ? "deadlines.reminders.customer" : "deadlines.reminders.gone" });
  /** Why nothing was sent on purpose, where it is known here. */
  const reasonOf = (reason: string | null) => {
    const known = SUPPRESSED_REASONS.find((one) => one === reason);
    return known ? formatMessage({ id: `deadlines.reminders.reason.${known}` }) : "";
  };
  const deliveriesOf = (recipient: Recipient) =>
    WAYS.flatMap((way) => {
      const delivery = recipient[way];
      if (!delivery) return [];
      const values = {
        way: formatMessage({ id: `deadlines.reminders.way.${way}` }),
        at: dateTime(delivery.at),
        reason: reasonOf(delivery.reason),
        explained: String(reasonOf(delivery.reason) !== ""),
      };
      return [formatMessage({ id: `deadlines.reminders.state.${delivery.state}` }, values)];
    });
  const inboxOf = ({ readAt, isExpired }: Recipient) => {
    if (readAt !== null) return formatMessage({ id: "deadlines.reminders.read" }, { at: dateTime(readAt) });
    return formatMessage({ id: isExpired ? "deadlines.reminders.expired" : "deadlines.reminders.unread" });
  };
  return (recipient: Recipient) => [nameOf(recipient), ...deliveriesOf(recipient), inboxOf(recipient)].join(SEPARATOR);
};

/** Whom a reminder went to, and by which ways it left, and whether it was read. */
export const ReminderRecipients = ({ recipients }: { recipients: readonly Recipient[] }) => {
  const textOf = useRecipientText();
  return (
    <ul>
      {recipients.map((recipient) => (
        <Text as="li" key={recipient.id} $size={13} $tone="muted">
          {textOf(recipient)}
        </Text>
      ))}
    </ul>
  );
};
