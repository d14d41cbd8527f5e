import type { CaseDeadline } from "@legal/contracts";
import { HOLIDAY_CALENDAR, type Deadline } from "@legal/legal-rules";
import { caseRuleOf, type CaseMatter } from "@legal/legal-rules/case-matters";
import { color, radius, Row, space, Stack, Text } from "@legal/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { DeadlineBadge } from "../deadline-badge.tsx";
import { DeadlineSentence } from "./deadline-sentence.tsx";
import { DeadlineSteps } from "./deadline-steps.tsx";
import { RuleDerivedNote } from "./rule-derived-note.tsx";

const Box = styled.div`
  padding: ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

interface DueCardProps extends Pick<CaseDeadline, "service"> {
  deadline: Deadline;
  /** Empty where a period of its own is counted. */
  matter: CaseMatter | "";
  /** Whether the steps are there at once, or behind a tap. */
  showsSteps?: boolean;
  children?: ReactNode;
}

const statutesOf = (matter: DueCardProps["matter"]) =>
  matter === ""
    ? undefined
    : caseRuleOf(matter).statutes.map(({ law, articles }) => ({ law, articles: [...articles] }));

/** A due date, from when it runs, and how it was counted. */
export const DueCard = ({ deadline, matter, service, showsSteps = false, children }: DueCardProps) => {
  const { dueDate } = deadline;
  const steps = [...deadline.steps];
  return (
    <Box>
      <Stack $gap={2}>
        <Row $gap={2}>
          <DeadlineBadge deadline={dueDate} />
        </Row>
        <Text>
          <DeadlineSentence service={service} dueDate={dueDate} steps={steps} />
        </Text>
        <RuleDerivedNote dueDate={dueDate} steps={steps} />
        {children}
        <DeadlineSteps
          steps={steps}
          statutes={statutesOf(matter)}
          holidays={HOLIDAY_CALENDAR.version}
          open={showsSteps}
        />
      </Stack>
    </Box>
  );
};
