import { useMyRooms } from "@legal/domain-ui/cases";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { Heading, Stack } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { isAboutDeadline, nextSteps } from "../../cases/next-step.ts";
import { StepList } from "../../cases/step-list.tsx";

/** Deadlines that are near or have passed, before everything else; nothing while there are none. */
export const PressingDeadlines = () => {
  const { data: rooms = [] } = useMyRooms();
  const steps = nextSteps(rooms, useSeoulToday()).filter(isAboutDeadline);
  if (steps.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="deadlines-title">
      <Heading level={2} size={18} id="deadlines-title">
        <FormattedMessage id="myPage.deadlines" />
      </Heading>
      <StepList steps={steps} />
    </Stack>
  );
};
