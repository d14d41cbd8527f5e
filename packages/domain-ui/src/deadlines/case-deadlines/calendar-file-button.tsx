import type { CaseDeadline } from "@legal/contracts";
import { downloadDeadlineRoute } from "@legal/contracts/routes";
import { Button, Icon } from "@legal/ui";
import { fetchWithReauth, isApiError, toApiError, urlOf, useErrorText, useLanguage, useToast } from "@legal/web-kit";
import { saveFile } from "@legal/web-kit/files";
import CalendarArrowDown from "lucide-react/icons/calendar-arrow-down";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

/** A deadline for the reader's own calendar. Fetched rather than linked, so that an error shows here and not on a page of its own. */
export const CalendarFileButton = ({ deadline }: { deadline: CaseDeadline }) => {
  const { chatRoomId: id, id: deadlineId, dueDate } = deadline;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      const headers = { "accept-language": language };
      const address = urlOf(downloadDeadlineRoute, { id, deadlineId });
      const answer = await fetchWithReauth(location.origin + address, { credentials: "include", headers });
      if (!answer.ok) throw toApiError(answer.status, await answer.text(), answer);
      await saveFile(answer, `deadline-${dueDate}.ics`);
    } catch (error) {
      const failed = formatMessage({ id: "deadlines.calendar.failed" });
      const description = isApiError(error) ? errorText(error, failed) : failed;
      toast({ title: formatMessage({ id: "deadlines.failed.title" }), description, variant: "destructive" });
    }
    setIsLoading(false);
  };
  return (
    <Button
      size="small"
      variant="quiet"
      loading={isLoading}
      icon={<Icon of={CalendarArrowDown} size={16} />}
      onClick={() => void download()}
    >
      <FormattedMessage id="deadlines.calendar" />
    </Button>
  );
};
