import { Button, Icon } from "@legal/ui";
import { useDownload } from "@legal/domain-ui/downloads";
import { isApiError, useErrorText, useToast } from "@legal/web-kit";
import FileDown from "lucide-react/icons/file-down";
import { FormattedMessage, useIntl } from "react-intl";

export const FileButton = ({ url, label }: { url: string; label: string }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const save = useDownload();
  const { toast } = useToast();
  const download = async () => {
    try {
      await save(url, "backup.xlsx");
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
