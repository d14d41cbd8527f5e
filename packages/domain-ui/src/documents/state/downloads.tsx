import { FILE_FORMATS, type FileFormat } from "@legal/contracts/constants";
import { downloadDocumentRoute } from "@legal/contracts/routes";
import { Button, FailureNotice, Icon, Row, Stack } from "@legal/ui";
import { isApiError, urlOf, useErrorText } from "@legal/web-kit";
import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDownload } from "../../downloads/use-download.ts";

interface Wanted {
  format: FileFormat;
  /** Of several ZIPs. */
  part?: number;
}

const keyOf = ({ format, part = 1 }: { format: FileFormat; part?: number | undefined }) => `${format} ${part}`;

const filesOf = (bundles: number): Wanted[] =>
  FILE_FORMATS.flatMap((format) =>
    format === "zip" && bundles > 1
      ? Array.from({ length: bundles }, (_, index) => ({ format, part: index + 1 }))
      : [{ format }],
  );

interface DownloadsProps {
  documentId: string;
  n: number;
  /** How many ZIPs there are: heavy exhibits come in several. */
  bundles?: number | undefined;
}

/** A version as files. */
export const Downloads = ({ documentId, n, bundles = 1 }: DownloadsProps) => {
  const { formatMessage } = useIntl();
  const save = useDownload();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const [fetched, setFetched] = useState<string>();
  const download = async ({ format, part }: Wanted) => {
    setFailure(undefined);
    setFetched(keyOf({ format, part }));
    try {
      const query = `format=${format}${part ? `&part=${part}` : ""}`;
      const address = `${urlOf(downloadDocumentRoute, { id: documentId, n: String(n) })}?${query}`;
      await save(address, `document.${format}`);
    } catch (error) {
      const failed = formatMessage({ id: "documents.download.failed" });
      setFailure(isApiError(error) ? errorText(error, failed) : failed);
    }
    setFetched(undefined);
  };
  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        {filesOf(bundles).map((file) => (
          <Button
            key={keyOf(file)}
            size="small"
            variant="quiet"
            icon={<Icon of={FileDown} size={18} />}
            loading={fetched === keyOf(file)}
            onClick={() => download(file)}
          >
            <FormattedMessage id={`documents.download.${file.format}`} />
            {file.part && ` ${file.part}/${bundles}`}
          </Button>
        ))}
      </Row>
      <FailureNotice>{failure}</FailureNotice>
    </Stack>
  );
};
