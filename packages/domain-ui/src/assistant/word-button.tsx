import { Button, Icon } from "@legal/ui";
import { downloadAiConversationRoute } from "@legal/contracts/routes";
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
import FileDown from "lucide-react/icons/file-down";
import { FormattedMessage, useIntl } from "react-intl";

/** The conversation as a Word file. Fetched rather than linked, so that an error shows here and not on a page of its own. */
export const WordButton = ({ conversationId }: { conversationId: string }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { user } = useSession();
  const { toast } = useToast();
  const errorText = useErrorText();
  const download = async () => {
    try {
      const headers = { "accept-language": language };
      const address = urlOf(downloadAiConversationRoute, { id: conversationId });
      const answer = await fetchWithReauth(location.origin + address, { reader: user?.id, headers });
      if (!answer.ok) throw toApiError(answer.status, await answer.text(), answer);
      await saveFile(answer, "ai-conversation.docx");
    } catch (error) {
      const title = formatMessage({ id: "ai.error" });
      const failed = formatMessage({ id: "ai.word.failed" });
      const description = isApiError(error) ? errorText(error, failed) : failed;
      toast({ title, description, variant: "destructive" });
    }
  };
  return (
    <Button variant="quiet" size="small" icon={<Icon of={FileDown} size={18} />} onClick={download}>
      <FormattedMessage id="ai.word" />
    </Button>
  );
};
