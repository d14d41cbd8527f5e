import { Button, Icon } from "@legal/ui";
import { downloadAiConversationRoute } from "@legal/contracts/routes";
import { isApiError, urlOf, useErrorText, useToast } from "@legal/web-kit";
import FileDown from "lucide-react/icons/file-down";
import { FormattedMessage, useIntl } from "react-intl";
import { useDownload } from "../downloads/use-download.ts";

/** The conversation as a Word file. */
export const WordButton = ({ conversationId }: { conversationId: string }) => {
  const { formatMessage } = useIntl();
  const save = useDownload();
  const { toast } = useToast();
  const errorText = useErrorText();
  const download = async () => {
    try {
      await save(urlOf(downloadAiConversationRoute, { id: conversationId }), "ai-conversation.docx");
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
