import { Checkbox, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import type { VisitorConversation } from "@legal/contracts";
import { useId } from "react";
import { FormattedMessage } from "react-intl";

interface ConversationConsentProps {
  conversations: readonly VisitorConversation[];
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled: boolean;
}

/** Whether conversations from before the login are linked to the case; never preselected, as they may be another person's. */
export const ConversationConsent = ({ conversations, checked, onChange, disabled }: ConversationConsentProps) => {
  const noteId = useId();
  const { dateTime } = useFormat();
  const values = { count: conversations.length, date: conversations[0] && dateTime(conversations[0].updatedAt) };
  return (
    <Stack $gap={1}>
      <Checkbox
        label={<FormattedMessage id="service.buy.talk" />}
        checked={checked}
        disabled={disabled}
        aria-describedby={noteId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text $size={13} $tone="muted" id={noteId}>
        <FormattedMessage id="service.buy.talk.note" values={values} />
      </Text>
    </Stack>
  );
};
