import type { ChatRoom } from "@legal/contracts";
import { useCalendarFile } from "@legal/domain-ui/case-deadlines";
import { useCaseStatusName } from "@legal/domain-ui/cases";
import { displayNameOf } from "@legal/i18n";
import { Icon, Menu } from "@legal/ui";
import CalendarArrowDown from "lucide-react/icons/calendar-arrow-down";
import { useIntl } from "react-intl";
import { openTab } from "../../../webmail/open-tab.ts";
import { useServiceName } from "../../../ai-conversations/use-service-name.ts";
import { googleCalendarLink } from "./google-calendar-link.ts";

/** In the reader's language: the calendar is the reader's own. */
const useEventOf = (room: ChatRoom) => {
  const { formatMessage } = useIntl();
  const statusName = useCaseStatusName();
  const service = useServiceName()(room.serviceType);
  const customer = displayNameOf(room.user);
  return (day: string) => {
    const details = Object.entries({
      customer,
      service,
      package: room.packageType && formatMessage({ id: `site.package.${room.packageType}` }),
      status: statusName(room.caseStatus),
      email: room.user?.email,
    });
    return {
      day,
      title: formatMessage({ id: "admin.calendar.title" }, { service, customer }),
      details: details.flatMap(([name, value]) =>
        value ? `${formatMessage({ id: `admin.calendar.${name}` })}: ${value}` : [],
      ),
    };
  };
};

/** Adds a case's deadline to the reader's calendar. */
export const CalendarMenu = ({ room, deadline }: { room: ChatRoom; deadline: string }) => {
  const { formatMessage } = useIntl();
  const eventOf = useEventOf(room);
  const save = useCalendarFile({
    title: formatMessage({ id: "admin.error" }),
    failed: formatMessage({ id: "admin.calendar.failed" }),
  });
  const add = (where: string) => {
    if (where === "google") openTab(googleCalendarLink(eventOf(deadline)));
    // A date that staff typed has the id of its case.
    else void save({ roomId: room.id, deadlineId: room.nextDeadline?.id ?? room.id, dueDate: deadline });
  };
  return (
    <Menu
      label={formatMessage({ id: "admin.calendar" })}
      face={<Icon of={CalendarArrowDown} size={18} />}
      align="start"
      items={[
        { id: "google", label: formatMessage({ id: "admin.calendar.google" }) },
        { id: "ics", label: formatMessage({ id: "admin.calendar.ics" }) },
      ]}
      onSelect={add}
    />
  );
};
