import { useState } from "react";
import type { FileRisk } from "@legal/contracts";
import { color, Icon, IconButton, iconButtonStyle, radius, space } from "@legal/ui";
import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { FileCard } from "./file-card.tsx";
import { isImage, isOwnFile } from "./file-kind.ts";
import { ImageViewer } from "./image-viewer.tsx";
import { UnsafeNote } from "./unsafe-note.tsx";

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 340px;
  max-width: 100%;
`;

const DownloadLink = styled.a`
  ${iconButtonStyle}
`;

const Thumbnail = styled.button.attrs({ type: "button" })`
  display: block;
  width: 100%;
  padding: 0;
  cursor: zoom-in;
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.sunken};

  img {
    width: 100%;
    height: 190px;
    object-fit: cover;
  }
  /* On paper the whole picture: it may be what is proved. */
  @media print {
    img {
      height: auto;
      max-height: 240mm;
      object-fit: contain;
    }
  }
`;

interface AttachmentProps {
  /** In a list: an image is opened by a button instead of showing itself. */
  compact?: boolean;
  fileUrl: string;
  fileName: string;
  fileSize: number | null;
  /** What makes it unsafe to open. */
  fileRisks?: readonly FileRisk[] | undefined;
}

const File = ({ fileUrl, fileName, fileSize, onView }: AttachmentProps & { onView: (() => void) | undefined }) => {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: "chat.file.download" }, { name: fileName });
  const action = isOwnFile(fileUrl) && (
    <DownloadLink href={fileUrl} download={fileName} aria-label={label} title={label}>
      <Icon of={Download} />
    </DownloadLink>
  );
  const view = onView && (
    <IconButton
      label={formatMessage({ id: "chat.file.open" }, { name: fileName })}
      icon={<Icon of={Eye} />}
      aria-haspopup="dialog"
      onClick={onView}
    />
  );
  const actions = (
    <>
      {view}
      {action}
    </>
  );
  return <FileCard name={fileName} size={fileSize} action={actions} />;
};

/** A file of a message, which can be saved; an image shows itself and opens in place. */
export const Attachment = (props: AttachmentProps) => {
  const { formatMessage } = useIntl();
  const [broken, setBroken] = useState(false);
  const [viewing, setViewing] = useState(false);
  const { fileUrl, fileName, fileRisks = [], compact = false } = props;
  const shown = !broken && isImage(fileName) && isOwnFile(fileUrl);
  return (
    <Root>
      {shown && (
        <>
          {!compact && (
            <Thumbnail
              aria-haspopup="dialog"
              aria-label={formatMessage({ id: "chat.file.open" }, { name: fileName })}
              onClick={() => setViewing(true)}
            >
              <img src={fileUrl} alt="" loading="lazy" onError={() => setBroken(true)} />
            </Thumbnail>
          )}
          <ImageViewer open={viewing} onClose={() => setViewing(false)} fileUrl={fileUrl} fileName={fileName} />
        </>
      )}
      {fileRisks.length > 0 && <UnsafeNote risks={fileRisks} />}
      <File {...props} onView={shown && compact ? () => setViewing(true) : undefined} />
    </Root>
  );
};
