import { Checkbox, Stack, Text } from "@legal/ui";
import { useId } from "react";
import { FormattedMessage } from "react-intl";

interface StartConsentProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled: boolean;
}

/** Whether the work may start before the time to withdraw has passed; never preselected. */
export const StartConsent = ({ checked, onChange, disabled }: StartConsentProps) => {
  const noteId = useId();
  return (
    <Stack $gap={1}>
      <Checkbox
        label={<FormattedMessage id="service.buy.startNow" />}
        checked={checked}
        disabled={disabled}
        aria-describedby={noteId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text $size={13} $tone="muted" id={noteId}>
        <FormattedMessage id="service.buy.startNow.note" />
      </Text>
    </Stack>
  );
};
