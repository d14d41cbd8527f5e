import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Text } from "../text/text.tsx";
import { color, radius, space } from "../theme/tokens.ts";

const List = styled.ol`
  display: grid;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px 1fr;
  gap: ${space(4)};
  padding-block-end: ${space(6)};

  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 36px 4px;
    inset-inline-start: 15px;
    width: 2px;
    background: ${color.hairline};
  }
`;

const Marker = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  background: ${color.surface};
  font-size: 0.875rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

interface TimelineStep {
  title: string;
  /** Who acts and how long it takes. */
  meta?: ReactNode;
  body?: ReactNode;
}

/** Numbered steps of a procedure, one below the other. */
export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <List>
    {steps.map((step, index) => (
      <Item key={step.title}>
        <Marker aria-hidden>{index + 1}</Marker>
        <div>
          <Text $strong>{step.title}</Text>
          {step.meta && (
            <Text as="div" $size={13} $tone="accentText">
              {step.meta}
            </Text>
          )}
          {step.body && (
            <Text as="div" $size={15} $tone="muted">
              {step.body}
            </Text>
          )}
        </div>
      </Item>
    ))}
  </List>
);
