import { Switch, Text } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { SettingsCard } from "../settings-card.tsx";
import { usePush } from "./use-push.ts";

/** Whether this browser shows pushes; nothing where the installation sends none. */
export const PushCard = () => {
  const { formatMessage } = useIntl();
  const { isOffered, isPossible, isOn, isBusy, change } = usePush();
  if (!isOffered) return null;
  return (
    <SettingsCard id="push">
      {isPossible ? (
        <Switch
          label={formatMessage({ id: "notices.push.here" })}
          hint={formatMessage({ id: "notices.push.here.hint" })}
          checked={isOn}
          aria-busy={isBusy || undefined}
          disabled={isBusy}
          onChange={({ target }) => void change(target.checked)}
        />
      ) : (
        <Text $tone="muted">
          <FormattedMessage id="notices.push.impossible" />
        </Text>
      )}
    </SettingsCard>
  );
};
