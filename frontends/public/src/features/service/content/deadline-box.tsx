import type { ServiceContent } from "@legal/catalog";
import { color, fontSize, Icon, KoreanTerms, SEPARATOR, space, Text } from "@legal/ui";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useMemo } from "react";
import { styled } from "styled-components";
import { DeadlineDate } from "../estimates/load-estimates.tsx";
import { mattersOf } from "../estimates/matters-of.ts";
import { TextSection } from "./text-section.tsx";
import { WarningBox, WarningEntry } from "./warning-box.tsx";

const Title = styled.strong`
  display: block;
`;

const Statutes = styled.small`
  display: block;
  margin-block-start: ${space(1)};
  color: ${color.warning};
  font-size: ${fontSize[13]};
`;

/** Periods that run out while the reader waits, with the statutes they come from and a date to count from. */
export const DeadlineBox = ({ content }: { content: ServiceContent }) => {
  const matters = useMemo(() => mattersOf(content), [content]);
  return content.deadlines.length === 0 ? null : (
    <TextSection section="deadlines">
      <WarningBox $tone="warning">
        {content.deadlines.map(({ rule, title, text, statutes }) => (
          <WarningEntry key={rule} $tone="warning">
            <Icon of={CalendarClock} />
            <div>
              <Title>{title}</Title>
              <Text $size={15}>
                <KoreanTerms text={text} />
              </Text>
              <Statutes>{statutes.join(SEPARATOR)}</Statutes>
            </div>
          </WarningEntry>
        ))}
        {matters.length > 0 && <DeadlineDate matters={matters} />}
      </WarningBox>
      <Text $size={13} $tone="muted">
        {content.deadlineNote}
      </Text>
    </TextSection>
  );
};
