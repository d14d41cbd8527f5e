import type { Guidance } from "@legal/contracts";
import { Notice, Stack } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { CallText } from "../assistant/call-text.tsx";
import { DeadlineAlerts } from "../assistant/deadline-alerts.tsx";
import { StaffButton } from "../assistant/staff-button.tsx";
import { ClarifyingQuestions } from "./clarifying-questions.tsx";
import { CrisisHelpBox } from "./crisis-help-box.tsx";
import { RouteSteps } from "./route-steps.tsx";

interface GuidanceViewProps {
  guidance: Guidance;
  headingLevel: 3 | 4;
  onAnswer: (answers: readonly string[]) => void;
  actionOf?: (serviceId: string) => ReactNode;
}

const Handover = ({ children, staff = true }: { children: ReactNode; staff?: boolean }) => (
  <Notice tone="info">
    {children}
    {staff && (
      <div>
        <StaffButton />
      </div>
    )}
  </Notice>
);

/** What a situation leads to: help at once, what threatens, who else helps, questions, or the way with its costs. */
export const GuidanceView = ({ guidance, headingLevel, onAnswer, actionOf }: GuidanceViewProps) => {
  const { help, warnings, referral, questions, route, unsure } = guidance;
  return (
    <Stack $gap={5}>
      {help && (
        <>
          <CrisisHelpBox help={help} />
          <div>
            <StaffButton />
          </div>
        </>
      )}
      <DeadlineAlerts alerts={warnings} action={help ? undefined : <StaffButton />} />
      {unsure && (
        <Handover>
          <FormattedMessage id="ai.guidance.unsure" />
        </Handover>
      )}
      {referral !== null && (
        <Handover staff={!unsure}>
          <CallText text={referral} />
        </Handover>
      )}
      {questions.length > 0 && (
        <ClarifyingQuestions
          key={questions.map(({ id }) => id).join()}
          questions={questions}
          headingLevel={headingLevel}
          onAnswer={onAnswer}
        />
      )}
      {route && <RouteSteps route={route} headingLevel={headingLevel} actionOf={actionOf} />}
    </Stack>
  );
};
