import type { DeadlineReminder } from "@legal/contracts";
import { SEPARATOR, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useIntl } from "react-intl";

type Recipient = DeadlineReminder["recipients"][number];

const useRecipientText = () => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const nameOf = ({ side, name }: Recipient) =>
    name ?? formatMessage({ id: side === "user" ? "deadlines.reminders.customer" : "deadlines.reminders.gone" });
  const mailOf = ({ mail }: Recipient) =>
    mail ? [formatMessage({ id: `deadlines.reminders.mail.${mail.state}` }, { at: dateTime(mail.at) })] : [];
  const inboxOf = ({ readAt }: Recipient) =>
    readAt === null
      ? formatMessage({ id: "deadlines.reminders.unread" })
      : formatMessage({ id: "deadlines.reminders.read" }, { at: dateTime(readAt) });
  return (recipient: Recipient) => [nameOf(recipient), ...mailOf(recipient), inboxOf(recipient)].join(SEPARATOR);
};

/** Whom a reminder went to, and by which way it arrived. */
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
