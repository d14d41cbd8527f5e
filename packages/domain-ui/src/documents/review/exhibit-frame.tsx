import type { Document } from "@legal/contracts";
import { Button, color, Row, space } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { fileUrlOf } from "../file-url.ts";

const Picture = styled.img`
  max-width: 100%;
  margin-block-start: ${space(2)};
`;

const Pdf = styled.iframe`
  width: 100%;
  height: 70vh;
  margin-block-start: ${space(2)};
  border: 1px solid ${color.hairline};
`;

interface ExhibitFrameProps {
  file: Pick<Document["exhibits"][number], "fileId" | "fileType">;
  /** What it is a file of. */
  name: string;
  open: boolean;
  onToggle: () => void;
}

/** The file itself, to be read beside the paper; absent for what a browser cannot show. It is fetched once it is opened, for each reading is kept. */
export const ExhibitFrame = ({ file: { fileId, fileType }, name, open, onToggle }: ExhibitFrameProps) => {
  const { formatMessage } = useIntl();
  const isPicture = fileType.startsWith("image/");
  if (!isPicture && fileType !== "application/pdf") return null;
  const act = open ? "hide" : "show";
  return (
    <>
      <Row>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={open}
          aria-label={formatMessage({ id: `documents.exhibit.${act}` }, { name })}
          onClick={onToggle}
        >
          <FormattedMessage id={`documents.exhibit.${act}.short`} />
        </Button>
      </Row>
      {open && isPicture && <Picture src={fileUrlOf(fileId)} alt={name} />}
      {open && !isPicture && <Pdf src={fileUrlOf(fileId)} title={name} />}
    </>
  );
};
