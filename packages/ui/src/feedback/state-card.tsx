import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Row } from "../layout/row.tsx";
import { Heading } from "../text/heading.tsx";
import { Text } from "../text/text.tsx";
import { color, radius, space } from "../theme/tokens.ts";

export interface StateCardProps {
  title: string;
  description?: ReactNode;
  /** What to do next: buttons or links. */
  actions?: ReactNode;
  icon: ReactNode;
  tone?: "plain" | "danger";
  role?: "alert" | "status";
  headingLevel?: 1 | 2 | 3;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(10)} ${space(5)};
  border: 1px dashed ${color.hairline};
  border-radius: ${radius.card};
  text-align: center;
`;

const Mark = styled.span<{ $tone: "plain" | "danger" }>`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${radius.full};
  background: ${({ $tone }) => ($tone === "danger" ? color.dangerTint : color.sunken)};
  color: ${({ $tone }) => ($tone === "danger" ? color.danger : color.muted)};
`;

/** Icon, sentence and next step, centred in place of the content. */
export const StateCard = ({
  title,
  description,
  actions,
  icon,
  tone = "plain",
  role,
  headingLevel = 2,
}: StateCardProps) => (
  <Root role={role}>
    <Mark $tone={tone}>{icon}</Mark>
    <Heading level={headingLevel} size={18}>
      {title}
    </Heading>
    {description && (
      <Text as="div" $tone="muted" $size={15}>
        {description}
      </Text>
    )}
    {actions && <Row $justify="center">{actions}</Row>}
  </Root>
);
