import { Card, Heading, Stack, Text } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

interface SecurityCardProps {
  id: "secondFactor" | "password" | "sessions";
  children: ReactNode;
}

export const SecurityCard = ({ id, children }: SecurityCardProps) => (
  <Card as="section" $padding={6}>
    <Stack $gap={5}>
      <div>
        <Heading level={2} size={18}>
          <FormattedMessage id={`security.${id}.title`} />
        </Heading>
        <Text $tone="muted" $size={15}>
          <FormattedMessage id={`security.${id}.hint`} />
        </Text>
      </div>
      {children}
    </Stack>
  </Card>
);
