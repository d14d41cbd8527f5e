import type { User } from "@legal/contracts";
import { Card, color, Heading, Icon, IconButton, Row, space, Stack, Text, VisuallyHidden } from "@legal/ui";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Sparkles from "lucide-react/icons/sparkles";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { Recommendations } from "./recommendations.tsx";
import { SituationForm } from "./situation-form.tsx";
import { useRecommendation } from "./use-recommendation.ts";

const Mark = styled.span`
  display: grid;
  flex: none;
  color: ${color.accentText};
`;

const Body = styled(Stack)`
  padding-block-start: ${space(4)};

  &[hidden] {
    display: none;
  }
`;

/** From the reader's own words to the services that fit; open until it is closed. */
export const RecommendCard = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const bodyId = useId();
  const [open, setOpen] = useState(true);
  const recommendation = useRecommendation(user.id);
  const { answer, running } = recommendation;
  return (
    <Card as="section" aria-labelledby="recommend-title">
      <Row $justify="space-between" $wrap={false}>
        <Row $gap={2} $wrap={false}>
          <Mark>
            <Icon of={Sparkles} />
          </Mark>
          <Heading level={2} size={18} id="recommend-title">
            <FormattedMessage id="home.recommend.title" />
          </Heading>
        </Row>
        <IconButton
          label={formatMessage({ id: open ? "home.recommend.close" : "home.recommend.open" })}
          icon={<Icon of={open ? ChevronUp : ChevronDown} />}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        />
      </Row>
      <Body id={bodyId} hidden={!open} $gap={5}>
        <Text $tone="muted" $size={15}>
          <FormattedMessage id="home.recommend.hint" />
        </Text>
        <SituationForm {...recommendation} />
        {answer && <Recommendations answer={answer} onAnswer={recommendation.answerQuestions} />}
      </Body>
      <VisuallyHidden as="output">
        {running && <FormattedMessage id="home.recommend.running" />}
        {answer && answer.recommendations.length > 0 && (
          <FormattedMessage id="home.recommend.results" values={{ count: answer.recommendations.length }} />
        )}
      </VisuallyHidden>
    </Card>
  );
};
