import { deadlineUrgency, type DeadlineUrgency } from "@legal/case-rules";
import { Badge, color, Icon, radius, type BadgeTone } from "@legal/ui";
import AlarmClock from "lucide-react/icons/alarm-clock";
import CalendarClock from "lucide-react/icons/calendar-clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useDeadlineLabel, useShortDay } from "./use-deadline-label.ts";

const looks: Record<DeadlineUrgency, { tone: BadgeTone; icon: typeof AlarmClock }> = {
  overdue: { tone: "danger", icon: TriangleAlert },
  near: { tone: "danger", icon: AlarmClock },
  soon: { tone: "warning", icon: CalendarClock },
  week: { tone: "info", icon: CalendarClock },
  later: { tone: "neutral", icon: CalendarClock },
};

/** Overdue is stronger than near: the same red, framed. */
const Frame = styled.span<{ $overdue: boolean }>`
  display: inline-flex;
  border-radius: ${radius.full};
  box-shadow: ${({ $overdue }) => ($overdue ? `0 0 0 1.5px ${color.danger}` : "none")};
`;

interface DeadlineBadgeProps {
  /** `yyyy-MM-dd` in Seoul. */
  deadline: string;
  /** Of a case that is closed or cancelled: the day alone, without an alarm. */
  over?: boolean;
}

/** How near a deadline is: by word, icon and colour. */
export const DeadlineBadge = ({ deadline, over = false }: DeadlineBadgeProps) => {
  const { formatMessage } = useIntl();
  const { label, days } = useDeadlineLabel()(deadline);
  const shortDay = useShortDay();
  const { tone, icon } = looks[over ? "later" : deadlineUrgency(days)];
  return (
    <Frame $overdue={days < 0 && !over} title={formatMessage({ id: "site.deadline" }, { date: deadline })}>
      <Badge tone={tone}>
        <Icon of={icon} size={14} />
        {over ? shortDay(deadline) : label}
      </Badge>
    </Frame>
  );
};
