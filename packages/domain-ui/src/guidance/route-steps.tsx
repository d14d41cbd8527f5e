import { courtPapersOf, isServiceId } from "@legal/catalog";
import type { GuidanceRoute } from "@legal/contracts";
import { Heading, Notice, Stack, Text } from "@legal/ui";
import { ToolLinks, useFormat } from "@legal/web-kit";
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

/** How the costs of the first paper came about, and what interest adds. */
const ClaimTools = ({ route: { steps }, claim }: { route: GuidanceRoute; claim: number }) => {
  const filed = steps.find(({ courtCosts }) => courtCosts !== null)?.serviceId;
  const [document] = filed !== undefined && isServiceId(filed) ? courtPapersOf(filed) : [];
  const amount = String(claim);
  const inputs = { "court-costs": { document, amount: document && amount }, interest: { principal: amount } };
  return <ToolLinks tools={["court-costs", "interest"]} inputs={inputs} />;
};

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
      {claim !== null && <ClaimTools route={route} claim={claim} />}
    </Stack>
  );
};
