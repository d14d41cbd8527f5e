import { Button, Icon } from "@legal/ui";
import { fetchWithReauth, toApiError, useErrorText, useToast } from "@legal/web-kit";
import { saveFile } from "@legal/web-kit/files";
import FileDown from "lucide-react/icons/file-down";
import { FormattedMessage, useIntl } from "react-intl";

/** Fetched rather than linked, so that the step-up dialog can open and a refusal is shown here. */
export const FileButton = ({ url, label }: { url: string; label: string }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { toast } = useToast();
  const download = async () => {
    const answer = await fetchWithReauth(new URL(url, location.origin).href, { credentials: "include" });
    if (answer.ok) return saveFile(answer, "backup.xlsx");
    const error = toApiError(answer.status, await answer.text(), answer);
    return toast({
      title: formatMessage({ id: "admin.backup.download.failed" }),
      description: errorText(error),
      variant: "destructive",
    });
  };
  return (
    <Button variant="quiet" size="small" icon={<Icon of={FileDown} size={18} />} aria-label={label} onClick={download}>
      <FormattedMessage id="admin.backup.download" />
    </Button>
  );
};
