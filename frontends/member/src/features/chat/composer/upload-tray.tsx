import { color, fontSize, Icon, IconButton, ProgressBar, Row, space } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { FileCard } from "../attachments/file-card.tsx";
import { hasFailed, isRefused, isUploading, type Upload } from "./upload.ts";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space(2)};
  max-height: 30dvh;
  overflow-y: auto;
`;

const Bar = styled(ProgressBar)`
  margin-block-start: ${space(1.5)};
`;

const Problem = styled.span`
  display: block;
  color: ${color.danger};
  font-size: ${fontSize[13]};
`;

const Note = ({ upload }: { upload: Upload }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (hasFailed(upload)) return <Problem role="alert">{errorText(upload.error)}</Problem>;
  return (
    <Bar
      max={1}
      value={upload.progress}
      aria-label={formatMessage({ id: "chat.upload.progress" }, { name: upload.file.name })}
    />
  );
};

interface UploadTrayProps {
  uploads: readonly Upload[];
  onRemove: (key: string) => void;
  onRetry: (upload: Upload) => void;
}

const TrayItem = ({ upload, onRemove, onRetry }: Omit<UploadTrayProps, "uploads"> & { upload: Upload }) => {
  const { formatMessage } = useIntl();
  const { name, size } = upload.file;
  const removeId = isUploading(upload) ? "chat.upload.cancel" : "chat.upload.remove";
  const actions = (
    <Row $gap={0} $wrap={false}>
      {hasFailed(upload) && !isRefused(upload) && (
        <IconButton
          label={formatMessage({ id: "chat.upload.retry" }, { name })}
          icon={<Icon of={RotateCw} size={18} />}
          onClick={() => onRetry(upload)}
        />
      )}
      <IconButton
        label={formatMessage({ id: removeId }, { name })}
        icon={<Icon of={X} size={18} />}
        onClick={() => onRemove(upload.key)}
      />
    </Row>
  );
  return (
    <FileCard name={name} size={size} action={actions} {...(!upload.uploaded && { note: <Note upload={upload} /> })} />
  );
};

/** The files that go with the next message: how far each has come, and a way to leave it out. */
export const UploadTray = ({ uploads, onRemove, onRetry }: UploadTrayProps) => {
  const { formatMessage } = useIntl();
  if (uploads.length === 0) return null;
  return (
    <List aria-label={formatMessage({ id: "chat.upload.list" })}>
      {uploads.map((upload) => (
        <li key={upload.key}>
          <TrayItem upload={upload} onRemove={onRemove} onRetry={onRetry} />
        </li>
      ))}
    </List>
  );
};
