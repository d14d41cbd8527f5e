import { HOLIDAY_CALENDAR, type Deadline } from "@legal/legal-rules";
import { caseRuleOf } from "@legal/legal-rules/case-matters";
import { color, radius, Row, space, Stack, Text } from "@legal/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { DeadlineBadge } from "../../deadline-badge.tsx";
import { useSeoulToday } from "../../use-seoul-today.ts";
import { DeadlineSentence } from "../deadline-sentence.tsx";
import { DeadlineSteps } from "../deadline-steps.tsx";
import { RuleDerivedNote } from "../rule-derived-note.tsx";
import { serviceOf, type DeadlineDraft } from "./deadline-draft.ts";

const Box = styled.div`
  padding: ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

interface DuePreviewProps {
  draft: DeadlineDraft;
  deadline: Deadline | undefined;
  /** What its reader is to do about a date that has passed. */
  past: ReactNode;
  /** Whether the steps are there at once, or behind a tap. */
  showsSteps: boolean;
}

const statutesOf = ({ matter }: DeadlineDraft) => {
  if (matter === "") return undefined;
  return caseRuleOf(matter).statutes.map(({ law, articles }) => ({ law, articles: [...articles] }));
};

/** The due date of what is typed, before it is saved. */
export const DuePreview = ({ draft, deadline, past, showsSteps }: DuePreviewProps) => {
  const today = useSeoulToday();
  return (
    <div aria-live="polite">
      {deadline && (
        <Box>
          <Stack $gap={2}>
            <Row $gap={2}>
              <DeadlineBadge deadline={deadline.dueDate} />
            </Row>
            <Text>
              <DeadlineSentence service={serviceOf(draft)} dueDate={deadline.dueDate} steps={[...deadline.steps]} />
            </Text>
            <RuleDerivedNote dueDate={deadline.dueDate} steps={[...deadline.steps]} />
            {deadline.dueDate < today && (
              <Text $size={15} $tone="danger">
                {past}
              </Text>
            )}
            <DeadlineSteps
              steps={[...deadline.steps]}
              statutes={statutesOf(draft)}
              holidays={HOLIDAY_CALENDAR.version}
              open={showsSteps}
            />
          </Stack>
        </Box>
      )}
    </div>
  );
};
