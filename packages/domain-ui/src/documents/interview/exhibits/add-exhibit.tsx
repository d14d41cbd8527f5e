import { Button, Dialog, FailureNotice, Icon, Row, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import FolderOpen from "lucide-react/icons/folder-open";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCaseFilesInfiniteQuery } from "../../exhibits-api.ts";
import { Waiting } from "../../state/waiting.tsx";
import { withFiles, type AddedFile } from "../../exhibits/exhibit-draft.ts";
import type { Exhibits } from "../../exhibits/use-exhibits.ts";
import { UploadButton } from "./upload-button.tsx";

interface AddExhibitProps {
  caseId: string;
  /** Files that are exhibits already. */
  used: ReadonlySet<string>;
  exhibits: Exhibits;
  onFiles: (files: readonly File[]) => void;
}

interface RoomFilesProps extends Omit<AddExhibitProps, "exhibits" | "onFiles"> {
  onAdd: (file: AddedFile) => void;
}

const RoomFiles = ({ caseId, used, onAdd }: RoomFilesProps) => {
  const { date } = useFormat();
  const { data, error, hasNextPage, fetchNextPage } = useCaseFilesInfiniteQuery(caseId);
  if (!data) return <Waiting error={error} />;
  const files = data.pages.flatMap(({ items }) => items).filter(({ fileUrl }) => !used.has(fileUrl));
  return (
    <Stack $gap={3}>
      {files.length === 0 && (
        <Text $tone="muted">
          <FormattedMessage id="documents.exhibits.roomEmpty" />
        </Text>
      )}
      <Stack as="ul" $gap={2}>
        {files.map(({ fileUrl, fileName, uploadedAt }) => (
          <li key={fileUrl}>
            <Button variant="quiet" fullWidth onClick={() => onAdd({ fileUrl, fileName })}>
              {fileName} · {date(uploadedAt)}
            </Button>
          </li>
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="link" onClick={() => void fetchNextPage()}>
          <FormattedMessage id="documents.exhibits.more" />
        </Button>
      )}
    </Stack>
  );
};

/** From what was sent in the conversation, or new files. */
export const AddExhibit = ({ caseId, used, exhibits, onFiles }: AddExhibitProps) => {
  const { formatMessage } = useIntl();
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <UploadButton
          label={formatMessage({ id: "documents.exhibits.upload" })}
          loading={exhibits.uploading}
          onFiles={onFiles}
        />
        <Button variant="quiet" icon={<Icon of={FolderOpen} size={18} />} onClick={() => setChoosing(true)}>
          <FormattedMessage id="documents.exhibits.choose" />
        </Button>
      </Row>
      <FailureNotice>{exhibits.uploadFailure}</FailureNotice>
      <Dialog
        open={choosing}
        title={formatMessage({ id: "documents.exhibits.choose" })}
        closeLabel={formatMessage({ id: "site.close" })}
        onClose={() => setChoosing(false)}
      >
        <RoomFiles
          caseId={caseId}
          used={used}
          onAdd={(file) => {
            setChoosing(false);
            exhibits.change((draft) => withFiles(draft, [file]));
          }}
        />
      </Dialog>
    </Stack>
  );
};
