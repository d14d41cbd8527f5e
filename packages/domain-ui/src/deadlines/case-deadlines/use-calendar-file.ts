import { downloadDeadlineRoute } from "@legal/contracts/routes";
import { isApiError, urlOf, useErrorText, useToast } from "@legal/web-kit";
import { useDownload } from "../../downloads/use-download.ts";

interface FailureTexts {
  title: string;
  failed: string;
}

interface SavedDeadline {
  roomId: string;
  deadlineId: string;
  dueDate: string;
}

/** Saves the service's calendar file of a deadline, so that it is the same event wherever it was saved. */
export const useCalendarFile = ({ title, failed }: FailureTexts) => {
  const save = useDownload();
  const { toast } = useToast();
  const errorText = useErrorText();
  return async ({ roomId: id, deadlineId, dueDate }: SavedDeadline): Promise<void> => {
    try {
      await save(urlOf(downloadDeadlineRoute, { id, deadlineId }), `deadline-${dueDate}.ics`);
    } catch (error) {
      const description = isApiError(error) ? errorText(error, failed) : failed;
      toast({ title, description, variant: "destructive" });
    }
  };
};
