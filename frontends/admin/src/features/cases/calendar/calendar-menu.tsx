import type { ChatRoom } from "@legal/contracts";
import { useCaseStatusName } from "@legal/domain-ui/cases";
import { displayNameOf } from "@legal/i18n";
import { Icon, Menu } from "@legal/ui";
import { saveBlob } from "@legal/web-kit/files";
import CalendarArrowDown from "lucide-react/icons/calendar-arrow-down";
import { useIntl } from "react-intl";
import { openTab } from "../../../webmail/open-tab.ts";
import { useServiceName } from "../../../ai-conversations/use-service-name.ts";
import { deadlineEvent } from "./deadline-event.ts";
import { googleCalendarLink } from "./google-calendar-link.ts";
import { icsFile } from "./ics-file.ts";

/** In the reader's language: the calendar is the reader's own. */
const useEventOf = (room: ChatRoom) => {
  const { formatMessage } = useIntl();
  const statusName = useCaseStatusName();
  const service = useServiceName()(room.serviceType);
  const customer = displayNameOf(room.user);
  return (deadline: string) => {
    const details = Object.entries({
      customer,
      service,
      package: room.packageType && formatMessage({ id: `site.package.${room.packageType}` }),
      status: statusName(room.caseStatus),
      email: room.user?.email,
    });
    return deadlineEvent(room, deadline, {
      title: formatMessage({ id: "admin.calendar.title" }, { service, customer }),
      details: details.flatMap(([name, value]) =>
        value ? `${formatMessage({ id: `admin.calendar.${name}` })}: ${value}` : [],
      ),
    });
  };
};

/** Adds a case's deadline to the reader's calendar. */
export const CalendarMenu = ({ room, deadline }: { room: ChatRoom; deadline: string }) => {
  const { formatMessage } = useIntl();
  const eventOf = useEventOf(room);
  const add = (where: string) => {
    const event = eventOf(deadline);
    if (where === "google") openTab(googleCalendarLink(event));
    else saveBlob(new Blob([icsFile(event)], { type: "text/calendar;charset=utf-8" }), `deadline-${deadline}.ics`);
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
