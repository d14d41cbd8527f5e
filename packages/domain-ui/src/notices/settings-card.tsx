import { Card, Heading, Stack, Text } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

interface SettingsCardProps {
  id: "channels" | "calendar" | "push" | "standIn";
  children: ReactNode;
}

/** A section of the notice settings. */
export const SettingsCard = ({ id, children }: SettingsCardProps) => (
  <Card as="section" $padding={6}>
    <Stack $gap={5}>
      <div>
        <Heading level={2} size={18}>
          <FormattedMessage id={`notices.settings.${id}.title`} />
        </Heading>
        <Text $tone="muted" $size={15}>
          <FormattedMessage id={`notices.settings.${id}.hint`} />
        </Text>
      </div>
      {children}
    </Stack>
  </Card>
);
