import type { ChatRoom } from "@legal/contracts";
import { Button, DialogOpener, Icon, SkeletonList } from "@legal/ui";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { DeadlineTexts } from "../texts.ts";
import { StaffDeadlines } from "./staff-deadlines.tsx";

interface DeadlinesButtonProps {
  room: ChatRoom;
  /** What the button says and what the dialog is called, as the caller's own texts are there at once. */
  label: string;
  title: string;
  /** The key that presses the button for the active card. */
  shortcut: string;
}

/** From a card to the deadlines of its case. */
export const DeadlinesButton = ({ room, label, title, shortcut }: DeadlinesButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <DialogOpener
      title={title}
      closeLabel={formatMessage({ id: "site.close" })}
      width="640px"
      renderButton={(open) => (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={CalendarClock} size={16} />}
          aria-keyshortcuts={shortcut}
          onClick={open}
        >
          {label}
        </Button>
      )}
    >
      {() => (
        <Suspense fallback={<SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} height="96px" />}>
          <DeadlineTexts>
            <StaffDeadlines room={room} />
          </DeadlineTexts>
        </Suspense>
      )}
    </DialogOpener>
  );
};
