import { Button, Icon } from "@legal/ui";
import {
  fetchWithReauth,
  isApiError,
  toApiError,
  useErrorText,
  useLanguage,
  useSession,
  useToast,
} from "@legal/web-kit";
import { saveFile } from "@legal/web-kit/files";
import FileDown from "lucide-react/icons/file-down";
import { FormattedMessage, useIntl } from "react-intl";

/** Fetched rather than linked, so that the step-up dialog can open and a refusal is shown here. */
export const FileButton = ({ url, label }: { url: string; label: string }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { toast } = useToast();
  const { user } = useSession();
  const download = async () => {
    try {
      const headers = { "accept-language": language };
      const address = new URL(url, location.origin).href;
      const answer = await fetchWithReauth(address, { reader: user?.id, headers });
      if (!answer.ok) throw toApiError(answer.status, await answer.text(), answer);
      await saveFile(answer, "backup.xlsx");
    } catch (error) {
      const title = formatMessage({ id: "admin.backup.download.failed" });
      toast({ title, description: isApiError(error) ? errorText(error) : undefined, variant: "destructive" });
    }
  };
  return (
    <Button variant="quiet" size="small" icon={<Icon of={FileDown} size={18} />} aria-label={label} onClick={download}>
      <FormattedMessage id="admin.backup.download" />
    </Button>
  );
};
