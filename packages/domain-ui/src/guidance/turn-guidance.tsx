import type { AnswerGuidance } from "@legal/contracts";
import { Notice, Stack } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { CallText } from "../assistant/call-text.tsx";
import { RouteSteps } from "./route-steps.tsx";

/** Below an answer: who else helps, or the way with its costs, as the finder shows it. */
export const TurnGuidance = ({ guidance, staff }: { guidance: AnswerGuidance; staff: ReactNode }) => {
  const { referral, route, unsure } = guidance;
  return (
    <Stack $gap={4}>
      {unsure && (
        <Notice tone="info">
          <FormattedMessage id="ai.guidance.unsure" />
          {staff && <div>{staff}</div>}
        </Notice>
      )}
      {referral !== null && (
        <Notice tone="info">
          <CallText text={referral} />
          {staff && !unsure && <div>{staff}</div>}
        </Notice>
      )}
      {route && <RouteSteps route={route} headingLevel={4} />}
    </Stack>
  );
};
