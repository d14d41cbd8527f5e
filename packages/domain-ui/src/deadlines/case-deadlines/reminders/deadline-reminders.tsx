import type { CaseDeadline, ChatRoom, DeadlineReminder } from "@legal/contracts";
import { NEXT_ACTION_MAX, REMINDERS_SHOWN_MAX } from "@legal/contracts/constants";
import { Badge, Button, Icon, Row, Stack, Text } from "@legal/ui";
import { useErrorText, useFormat, useToast } from "@legal/web-kit";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ReasonDialog } from "../../../reasons/reason-dialog.tsx";
import { useAcknowledgeReminderMutation, useDeadlineRemindersQuery } from "../deadlines-api.ts";
import { Collapsible } from "../collapsible.tsx";
import { isRunning } from "../is-running.ts";
import { ReminderRecipients } from "./reminder-recipients.tsx";

const Acknowledgement = ({ given }: { given: NonNullable<DeadlineReminder["acknowledgement"]> }) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const name = given.by.name ?? formatMessage({ id: "deadlines.reminders.gone" });
  return (
    <Text $size={15}>
      <FormattedMessage
        id="deadlines.reminders.acknowledged"
        values={{ name, at: dateTime(given.at), action: given.nextAction }}
      />
    </Text>
  );
};

const Reminder = ({ reminder }: { reminder: DeadlineReminder }) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const { step, at, late, recipients, acknowledgement } = reminder;
  return (
    <li>
      <Stack $gap={1}>
        <Row $gap={2}>
          <Text $size={15}>
            <FormattedMessage
              id="deadlines.reminders.sentAt"
              values={{ step: formatMessage({ id: `deadlines.reminders.step.${step}` }), at: dateTime(at) }}
            />
          </Text>
          {late && (
            <Badge tone="warning">
              <FormattedMessage id="deadlines.reminders.late" />
            </Badge>
          )}
        </Row>
        <ReminderRecipients recipients={recipients} />
        {acknowledgement && <Acknowledgement given={acknowledgement} />}
      </Stack>
    </li>
  );
};

/** The button that ends the escalations of the newest reminder. */
const Acknowledge = ({ reminderId, roomId }: { reminderId: string; roomId: string }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [acknowledge] = useAcknowledgeReminderMutation();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = async (nextAction: string) => {
    const { error } = await acknowledge({ roomId, reminderId, nextAction });
    if (error) return errorText(error);
    setIsOpen(false);
    toast({ title: formatMessage({ id: "deadlines.reminders.saved" }) });
    return undefined;
  };
  const label = formatMessage({ id: "deadlines.reminders.acknowledge" });
  return (
    <>
      <Row $gap={2}>
        <Badge tone="warning">
          <FormattedMessage id="deadlines.reminders.waits" />
        </Badge>
        <Button size="small" icon={<Icon of={Check} size={16} />} onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      </Row>
      {isOpen && (
        <ReasonDialog
          title={formatMessage({ id: "deadlines.reminders.acknowledge.title" })}
          label={formatMessage({ id: "deadlines.reminders.acknowledge.label" })}
          missing={formatMessage({ id: "deadlines.reminders.acknowledge.required" })}
          hint={formatMessage({ id: "deadlines.reminders.acknowledge.hint" })}
          example={formatMessage({ id: "deadlines.reminders.acknowledge.example" })}
          maxLength={NEXT_ACTION_MAX}
          confirm={label}
          onConfirm={confirm}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};

/** Newest first. Where a case has more than one answer holds, the older deadlines' are asked for by themselves. */
const useRemindersOf = ({ id: deadlineId, chatRoomId: id }: CaseDeadline): DeadlineReminder[] => {
  const { data: ofCase = [] } = useDeadlineRemindersQuery({ id });
  const { data } = useDeadlineRemindersQuery({ id, deadlineId }, { skip: ofCase.length < REMINDERS_SHOWN_MAX });
  return (data ?? ofCase).filter((reminder) => reminder.deadlineId === deadlineId);
};

/** Who was reminded of a deadline, how and when, and who acknowledged it with which next action. */
export const DeadlineReminders = ({ room, deadline }: { room: ChatRoom; deadline: CaseDeadline }) => {
  const reminders = useRemindersOf(deadline);
  const [newest] = reminders;
  const answered = reminders.find(({ id }) => id === newest?.answers);
  if (!newest) return null;
  return (
    <Stack $gap={1.5}>
      {isRunning(deadline, room) && answered && !answered.acknowledgement && (
        <Acknowledge reminderId={answered.id} roomId={room.id} />
      )}
      <Collapsible>
        <summary>
          <FormattedMessage id="deadlines.reminders" values={{ count: reminders.length }} />
        </summary>
        <Stack as="ul" $gap={3}>
          {reminders.map((reminder) => (
            <Reminder key={reminder.id} reminder={reminder} />
          ))}
        </Stack>
      </Collapsible>
    </Stack>
  );
};
