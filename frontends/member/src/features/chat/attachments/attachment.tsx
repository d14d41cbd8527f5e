import { useState } from "react";
import type { FileRisk } from "@legal/contracts";
import { color, Icon, iconButtonStyle, radius, space } from "@legal/ui";
import Download from "lucide-react/icons/download";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { FileCard } from "./file-card.tsx";
import { isImage, isOwnFile } from "./file-kind.ts";
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

const Thumbnail = styled.a`
  display: block;
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.sunken};

  img {
    width: 100%;
    height: 190px;
    object-fit: cover;
  }
`;

interface AttachmentProps {
  fileUrl: string;
  fileName: string;
  fileSize: number | null;
  /** What makes it unsafe to open. */
  fileRisks?: readonly FileRisk[] | undefined;
}

const File = ({ fileUrl, fileName, fileSize }: AttachmentProps) => {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: "chat.file.download" }, { name: fileName });
  const action = isOwnFile(fileUrl) && (
    <DownloadLink href={fileUrl} download={fileName} aria-label={label} title={label}>
      <Icon of={Download} />
    </DownloadLink>
  );
  return <FileCard name={fileName} size={fileSize} action={action} />;
};

/** A file of a message: an image shows itself, anything else can be saved. */
export const Attachment = (props: AttachmentProps) => {
  const { formatMessage } = useIntl();
  const [broken, setBroken] = useState(false);
  const { fileUrl, fileName, fileRisks = [] } = props;
  const shown = !broken && isImage(fileName) && isOwnFile(fileUrl);
  return (
    <Root>
      {shown && (
        <Thumbnail
          href={fileUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={formatMessage({ id: "chat.file.open" }, { name: fileName })}
        >
          <img src={fileUrl} alt={fileName} loading="lazy" onError={() => setBroken(true)} />
        </Thumbnail>
      )}
      {fileRisks.length > 0 && <UnsafeNote risks={fileRisks} />}
      <File {...props} />
    </Root>
  );
};
