import { Button, Icon, Notice, Row, space, Stack, Switch, Text } from "@legal/ui";
import Lock from "lucide-react/icons/lock";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { ChannelPreference } from "../preferences-api.ts";

const Fixed = styled(Row)`
  min-height: ${space(11)};
`;

const Always = styled(Row)`
  flex: none;
`;

type FixedChannelProps = ChannelPreference & { fixed: string; hint: string | undefined };

const FixedChannel = ({ channel, on, fixed, hint }: FixedChannelProps) => (
  <Fixed $justify="space-between" $gap={4} $wrap={false}>
    <div>
      <FormattedMessage id={`notices.channel.${channel}`} />
      <Text as="div" $size={13} $tone="muted">
        <FormattedMessage id={`notices.fixed.${fixed}`} />
      </Text>
      {hint !== undefined && (
        <Text as="div" $size={13} $tone="muted">
          {hint}
        </Text>
      )}
    </div>
    {on && hint === undefined && (
      <Always $gap={1.5} $wrap={false}>
        <Icon of={Lock} size={15} />
        <Text as="span" $size={13} $tone="muted">
          <FormattedMessage id="notices.always" />
        </Text>
      </Always>
    )}
  </Fixed>
);

interface ChannelRowProps {
  preference: ChannelPreference;
  chosen: { on: boolean; failure?: string } | undefined;
  /** Why nothing comes by it for now. */
  hint: string | undefined;
  onChange: (on: boolean) => void;
}

/** One channel of a category: a switch, or why it is none. */
export const ChannelRow = ({ preference, chosen, hint, onChange }: ChannelRowProps) => {
  const { formatMessage } = useIntl();
  const { channel, on, fixed } = preference;
  if (fixed) return <FixedChannel {...preference} fixed={fixed} hint={hint} />;
  const isOn = chosen?.on ?? on;
  return (
    <Stack $gap={2}>
      <Switch
        label={formatMessage({ id: `notices.channel.${channel}` })}
        hint={hint}
        checked={isOn}
        aria-busy={(chosen && chosen.failure === undefined) || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {chosen?.failure !== undefined && (
        <Notice tone="danger" role="alert">
          <FormattedMessage id="notices.notSaved" values={{ reason: chosen.failure }} />
          <Row>
            <Button variant="link" size="small" onClick={() => onChange(isOn)}>
              <FormattedMessage id="site.retry" />
            </Button>
          </Row>
        </Notice>
      )}
    </Stack>
  );
};
