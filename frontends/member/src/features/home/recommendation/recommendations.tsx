import { isServiceId } from "@legal/catalog";
import type { RecommendAnswer } from "@legal/contracts";
import { Heading, Icon, Notice, Stack } from "@legal/ui";
import { ButtonLink, paths } from "@legal/web-kit";
import { AiNotice, AiTexts, StaffButton } from "@legal/domain-ui/assistant";
import { GuidanceView } from "@legal/domain-ui/guidance";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RecommendedService } from "./recommended-service.tsx";

interface RecommendationsProps {
  answer: RecommendAnswer;
  onAnswer: (answers: readonly string[]) => void;
}

const NothingFits = () => {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="info" title={formatMessage({ id: "home.recommend.none.title" })}>
      <FormattedMessage id="home.recommend.none.hint" />
      <div>
        <StaffButton />
      </div>
    </Notice>
  );
};

const beginAt = (serviceId: string) => (
  <div>
    <ButtonLink to={paths.consult(serviceId)} $variant="accent" $size="small">
      <FormattedMessage id="ai.guidance.begin" />
      <Icon of={ArrowRight} size={18} />
    </ButtonLink>
  </div>
);

/** On a phone the keyboard and the form are in front of it. */
const reveal = (results: HTMLElement | null) => results?.scrollIntoView?.({ block: "nearest" });

const Results = ({ answer, onAnswer }: RecommendationsProps) => {
  const { recommendations, help, referral, questions } = answer;
  const known = recommendations.flatMap(({ serviceId, reason }) =>
    isServiceId(serviceId) ? [{ serviceId, reason }] : [],
  );
  const saysMore = help !== null || referral !== null || questions.length > 0;
  return (
    <Stack ref={reveal} $gap={5}>
      <GuidanceView guidance={answer} headingLevel={3} onAnswer={onAnswer} actionOf={beginAt} />
      {known.length === 0 && !saysMore && <NothingFits />}
      {known.length > 0 && (
        <>
          <Heading level={3} size={16}>
            <FormattedMessage id="home.recommend.results" values={{ count: known.length }} />
          </Heading>
          <Stack as="ol" $gap={3}>
            {known.map(({ serviceId, reason }, index) => (
              <RecommendedService key={serviceId} serviceId={serviceId} reason={reason} rank={index + 1} />
            ))}
          </Stack>
        </>
      )}
      {help === null && <AiNotice />}
    </Stack>
  );
};

/** What the AI answered: help at once or what threatens first, then the way, then the services, best first. */
export const Recommendations = (props: RecommendationsProps) => (
  <Suspense fallback={null}>
    <AiTexts>
      <Results {...props} />
    </AiTexts>
  </Suspense>
);
