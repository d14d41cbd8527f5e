import { Card } from "@legal/ui";
import { styled } from "styled-components";
import type { NextStep } from "./next-step.ts";
import { StepRow } from "./step-row.tsx";

const List = styled.ul`
  display: grid;
`;

export const StepList = ({ steps }: { steps: readonly NextStep[] }) => (
  <Card $padding={0}>
    <List>
      {steps.map((step) => (
        <li key={step.room.id}>
          <StepRow step={step} />
        </li>
      ))}
    </List>
  </Card>
);
