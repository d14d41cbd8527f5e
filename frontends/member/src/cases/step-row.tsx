import { color, fontSize, Icon, Joined, Numeric, radius, space, Text, type IconComponent } from "@legal/ui";
import { paths, useFormat } from "@legal/web-kit";
import { caseStatusIcon } from "@legal/domain-ui/cases";
import { useDeadlineLabel } from "@legal/domain-ui/deadlines";
import AlarmClock from "lucide-react/icons/alarm-clock";
import ChevronRight from "lucide-react/icons/chevron-right";
import FilePen from "lucide-react/icons/file-pen";
import ListChecks from "lucide-react/icons/list-checks";
import MessageSquareReply from "lucide-react/icons/message-square-reply";
import MessageSquareText from "lucide-react/icons/message-square-text";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { DeadlineNotes } from "./deadline-notes.tsx";
import { isAboutDeadline, paperKindOf, type NextStep, type NextStepKind, type PressingKind } from "./next-step.ts";
import { useServiceTitle } from "./use-service-title.ts";

const ICONS: Record<PressingKind, IconComponent> = {
  reply: MessageSquareReply,
  overdue: TriangleAlert,
  deadline: AlarmClock,
  sentences: ListChecks,
  paper: FilePen,
  situation: MessageSquareText,
};

const isPressing = (kind: NextStepKind): kind is PressingKind => Object.hasOwn(ICONS, kind);

type Tone = "todo" | "alarm" | "waiting";

const toneOf = (step: NextStep): Tone => {
  if (isAboutDeadline(step)) return "alarm";
  return step.toDo ? "todo" : "waiting";
};

const marks = {
  todo: { text: color.accentText, tint: color.accentTint },
  alarm: { text: color.danger, tint: color.dangerTint },
  waiting: { text: color.muted, tint: color.sunken },
};

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(4)} ${space(4)} ${space(4)} ${space(5)};
  color: inherit;
  text-decoration: none;

  li + li > & {
    border-top: 1px solid ${color.hairline};
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.card};
  }
  & > svg {
    color: ${color.muted};
  }
`;

const Mark = styled.span<{ $tone: Tone }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.full};
  background: ${({ $tone }) => marks[$tone].tint};
  color: ${({ $tone }) => marks[$tone].text};
`;

const Words = styled.div<{ $tone: Tone }>`
  flex: 1;
  min-width: 0;

  strong {
    display: block;
    color: ${({ $tone }) => ($tone === "alarm" ? color.danger : "inherit")};
    font-size: ${fontSize[16]};
    font-weight: 600;
    line-height: 1.45;
  }
`;

const Unread = styled.span`
  display: block;
  color: ${color.accentText};
  font-size: ${fontSize[15]};
  font-weight: 600;
`;

/** One case's next step, what else waits in the case below it; leads to its room or to what has to be read. */
export const StepRow = ({ step }: { step: NextStep }) => {
  const { room, kind, paper } = step;
  const paperKind = paper && paperKindOf(paper);
  const titleOf = useServiceTitle();
  const deadlineLabel = useDeadlineLabel();
  const { calendarDate } = useFormat();
  const tone = toneOf(step);
  const unread = { count: room.unreadCountUser };
  const { deadline } = room;
  const values = deadline ? { date: calendarDate(deadline), deadline: deadlineLabel(deadline).label } : {};
  return (
    <Row to={paper && kind === paperKind ? paths.document(paper.documentId) : paths.chat(room.id)}>
      <Mark $tone={tone}>
        <Icon of={isPressing(kind) ? ICONS[kind] : caseStatusIcon(kind)} />
      </Mark>
      <Words $tone={tone}>
        <strong>
          <FormattedMessage
            id={`home.step.${kind}`}
            values={{ ...(kind === "sentences" ? { count: paper?.sentences } : unread), ...values }}
          />
        </strong>
        {isAboutDeadline(step) && <DeadlineNotes room={room} />}
        {paper && kind !== paperKind && (
          <Unread>
            <FormattedMessage id={`home.step.${paperKind}`} values={{ count: paper.sentences }} />
          </Unread>
        )}
        {kind !== "reply" && room.unreadCountUser > 0 && (
          <Unread>
            <FormattedMessage id="home.step.reply" values={unread} />
          </Unread>
        )}
        <Text $size={15} $tone="muted">
          <Joined>
            {room.caseName}
            {titleOf(room.serviceType)}
            {room.caseNumber && <Numeric>{room.caseNumber}</Numeric>}
          </Joined>
        </Text>
      </Words>
      <Icon of={ChevronRight} />
    </Row>
  );
};
