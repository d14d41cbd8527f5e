import { downloadDeadlineRoute } from "@legal/contracts/routes";
import {
  fetchWithReauth,
  isApiError,
  toApiError,
  urlOf,
  useErrorText,
  useLanguage,
  useSession,
  useToast,
} from "@legal/web-kit";
import { saveFile } from "@legal/web-kit/files";

interface FailureTexts {
  title: string;
  failed: string;
}

interface SavedDeadline {
  roomId: string;
  deadlineId: string;
  dueDate: string;
}

/**
 * Saves the service's calendar file of a deadline, so that it is the same event wherever it was saved. Fetched rather
 * than linked, so that an error shows here and not on a page of its own.
 */
export const useCalendarFile = ({ title, failed }: FailureTexts) => {
  const { language } = useLanguage();
  const { user } = useSession();
  const { toast } = useToast();
  const errorText = useErrorText();
  return async ({ roomId: id, deadlineId, dueDate }: SavedDeadline): Promise<void> => {
    try {
      const headers = { "accept-language": language };
      const address = urlOf(downloadDeadlineRoute, { id, deadlineId });
      const answer = await fetchWithReauth(location.origin + address, { reader: user?.id, headers });
      if (!answer.ok) throw toApiError(answer.status, await answer.text(), answer);
      await saveFile(answer, `deadline-${dueDate}.ics`);
    } catch (error) {
      const description = isApiError(error) ? errorText(error, failed) : failed;
      toast({ title, description, variant: "destructive" });
    }
  };
};
