import type { ServiceContent } from "@legal/catalog";
import { Badge, KoreanTerms, Row, space, Text, Timeline } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { TextSection } from "./text-section.tsx";

const Meta = styled(Row)`
  padding-block: ${space(1)};
`;

/** The five steps: who acts, what happens, how long it usually takes. */
export const Procedure = ({ content }: { content: ServiceContent }) => (
  <TextSection section="steps">
    <Timeline
      steps={content.steps.map(({ title, text, actor, actorName, duration }) => ({
        title,
        meta: (
          <Meta $gap={2}>
            <Badge tone={actor === "customer" ? "accent" : "neutral"}>{actorName}</Badge>
            {duration}
          </Meta>
        ),
        body: <KoreanTerms text={text} />,
      }))}
    />
    <div>
      <Text $strong>
        <FormattedMessage id="service.duration" />: {content.duration}
      </Text>
      <Text $size={13} $tone="muted">
        {content.durationNote}
      </Text>
    </div>
  </TextSection>
);
