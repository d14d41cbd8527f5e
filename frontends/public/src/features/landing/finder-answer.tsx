import type { FinderAnswer } from "@legal/contracts";
import { AiTexts, storeSituation } from "@legal/domain-ui/assistant";
import { CrisisHelpBox, GuidanceView } from "@legal/domain-ui/guidance";
import { ErrorBoundary, Icon } from "@legal/ui";
import { ButtonLink, paths, useSession } from "@legal/web-kit";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Suspense } from "react";
import { FormattedMessage } from "react-intl";

interface AnswerProps {
  answer: FinderAnswer;
  query: string;
  onAnswer: (answers: readonly string[]) => void;
}

/** The way to the consult takes what was typed along. */
const Guidance = ({ answer, query, onAnswer }: AnswerProps) => {
  const { user } = useSession();
  const beginAt = (serviceId: string) => (
    <div>
      <ButtonLink
        to={paths.consult(serviceId)}
        $variant="accent"
        $size="small"
        onClick={() => storeSituation(user?.id, query)}
      >
        <FormattedMessage id="ai.guidance.begin" />
        <Icon of={ArrowRight} size={18} />
      </ButtonLink>
    </div>
  );
  return (
    <AiTexts>
      <GuidanceView guidance={answer} headingLevel={3} onAnswer={onAnswer} actionOf={beginAt} />
    </AiTexts>
  );
};

/** What was understood. Numbers that help show without the texts around them, which may be late or fail. */
export const Answer = (props: AnswerProps) => {
  const { help } = props.answer;
  if (!help) return <Guidance {...props} />;
  const numbers = <CrisisHelpBox help={help} />;
  return (
    <ErrorBoundary renderError={() => numbers}>
      <Suspense fallback={numbers}>
        <Guidance {...props} />
      </Suspense>
    </ErrorBoundary>
  );
};
