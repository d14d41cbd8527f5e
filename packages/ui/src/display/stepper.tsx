import { styled } from "styled-components";
import { color, fontSize, space } from "../theme/tokens.ts";

const List = styled.ol`
  display: flex;
  gap: ${space(2)};
`;

const Step = styled.li<{ $reached: boolean; $current: boolean }>`
  flex: 1;
  min-width: 0;
  padding-block-start: ${space(2)};
  border-top: 3px solid ${({ $reached }) => ($reached ? color.accent : color.hairline)};
  color: ${({ $current }) => ($current ? color.ink : color.muted)};
  font-size: ${fontSize[13]};
  font-weight: ${({ $current }) => ($current ? 650 : 450)};
`;

/** The current one of a few steps; `current` counts from 0. */
export const Stepper = ({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) => (
  <List aria-label={label}>
    {steps.map((step, index) => (
      <Step
        key={step}
        $reached={index <= current}
        $current={index === current}
        aria-current={index === current ? "step" : undefined}
      >
        {index + 1}. {step}
      </Step>
    ))}
  </List>
);
