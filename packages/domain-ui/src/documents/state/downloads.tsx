import { FILE_FORMATS, type FileFormat } from "@legal/contracts/constants";
import { downloadDocumentRoute } from "@legal/contracts/routes";
import { Button, FailureNotice, Icon, Row, Stack } from "@legal/ui";
import { fetchWithReauth, isApiError, toApiError, urlOf, useErrorText, useLanguage } from "@legal/web-kit";
import { saveFile } from "@legal/web-kit/files";
import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

/** A version as files. Fetched rather than linked, so that an error shows here and not on a page of its own. */
export const Downloads = ({ documentId, n }: { documentId: string; n: number }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const download = async (format: FileFormat) => {
    setFailure(undefined);
    try {
      const address = `${urlOf(downloadDocumentRoute, { id: documentId, n: String(n) })}?format=${format}`;
      const headers = { "accept-language": language };
      const answer = await fetchWithReauth(location.origin + address, { credentials: "include", headers });
      if (!answer.ok) throw toApiError(answer.status, await answer.text(), answer);
      await saveFile(answer, `document.${format}`);
    } catch (error) {
      const failed = formatMessage({ id: "documents.download.failed" });
      setFailure(isApiError(error) ? errorText(error, failed) : failed);
    }
  };
  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        {FILE_FORMATS.map((format) => (
          <Button
            key={format}
            size="small"
            variant="quiet"
            icon={<Icon of={FileDown} size={18} />}
            onClick={() => download(format)}
          >
            <FormattedMessage id={`documents.download.${format}`} />
          </Button>
        ))}
      </Row>
      <FailureNotice>{failure}</FailureNotice>
    </Stack>
  );
};
