import type { ServiceContent } from "@legal/catalog";
import { color, fontSize, Icon, KoreanTerms, radius, space, Text } from "@legal/ui";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { styled } from "styled-components";
import { TextSection } from "./text-section.tsx";

const Box = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)};
  border-inline-start: 4px solid ${color.warning};
  border-radius: ${radius.control};
  background: ${color.warningTint};
`;

const Deadline = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};

  svg {
    margin-block-start: 0.2em;
    color: ${color.warning};
  }
  strong {
    display: block;
  }
  small {
    display: block;
    margin-block-start: ${space(1)};
    color: ${color.warning};
    font-size: ${fontSize[13]};
  }
`;

/** Periods that threaten whoever waits, with the statutes they come from. */
export const DeadlineBox = ({ content }: { content: ServiceContent }) =>
  content.deadlines.length === 0 ? null : (
    <TextSection section="deadlines">
      <Box>
        {content.deadlines.map(({ rule, title, text, statutes }) => (
          <Deadline key={rule}>
            <Icon of={CalendarClock} />
            <div>
              <strong>{title}</strong>
              <Text $size={15}>
                <KoreanTerms text={text} />
              </Text>
              <small>{statutes.join(" · ")}</small>
            </div>
          </Deadline>
        ))}
      </Box>
      <Text $size={13} $tone="muted">
        {content.deadlineNote}
      </Text>
    </TextSection>
  );
