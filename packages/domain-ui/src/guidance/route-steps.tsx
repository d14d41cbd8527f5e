import type { GuidanceRoute } from "@legal/contracts";
import { Heading, Notice, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { CallText } from "../assistant/call-text.tsx";
import { RouteStep } from "./route-step.tsx";

interface RouteStepsProps {
  route: GuidanceRoute;
  headingLevel: 3 | 4;
  /** Of the service where one begins. */
  actionOf?: ((serviceId: string) => ReactNode) | undefined;
}

/** The way through the services, in their order. */
export const RouteSteps = ({ route, headingLevel, actionOf }: RouteStepsProps) => {
  const { won } = useFormat();
  const { steps, claim, note } = route;
  const titleId = useId();
  return (
    <Stack as="section" $gap={4} aria-labelledby={titleId}>
      <Heading level={headingLevel} size={18} id={titleId}>
        <FormattedMessage id="ai.guidance.title" values={{ count: steps.length }} />
      </Heading>
      <ol>
        {steps.map((step, index) => (
          <RouteStep
            key={step.serviceId}
            step={step}
            place={index + 1}
            headingLevel={headingLevel === 3 ? 4 : headingLevel}
            action={actionOf?.(step.serviceId)}
          />
        ))}
      </ol>
      {note !== null && (
        <Notice tone="info">
          <CallText text={note} />
        </Notice>
      )}
      <Text $size={13} $tone="muted">
        {claim === null ? (
          <FormattedMessage id="ai.guidance.untold" />
        ) : (
          <FormattedMessage id="ai.guidance.claim" values={{ claim: won(claim) }} />
        )}
      </Text>
    </Stack>
  );
};
