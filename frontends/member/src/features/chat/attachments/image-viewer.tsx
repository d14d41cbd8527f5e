import { useState, type KeyboardEvent } from "react";
import { ButtonAnchor, color, Dialog, Icon, IconButton, radius, Row } from "@legal/ui";
import Download from "lucide-react/icons/download";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

/** Times the width of the window; at the first the whole picture is seen. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;

const Canvas = styled.section`
  overflow: auto;
  /* The dialog without its title, its buttons and the space around them. */
  height: min(calc(86dvh - 232px), 680px);
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Picture = styled.img<{ $zoom: number }>`
  display: block;
  width: ${({ $zoom }) => $zoom * 100}%;
  max-width: none;
  height: ${({ $zoom }) => ($zoom === 1 ? "100%" : "auto")};
  object-fit: contain;
`;

interface ImageViewerProps {
  open: boolean;
  onClose: () => void;
  fileUrl: string;
  fileName: string;
}

/** A picture in place: closer, further away, saved. */
export const ImageViewer = ({ open, onClose, fileUrl, fileName }: ImageViewerProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const move = (by: number) => setStep(Math.min(ZOOMS.length - 1, Math.max(0, step + by)));
  const close = () => {
    setStep(0);
    onClose();
  };
  const handleKeys = ({ key }: KeyboardEvent) => {
    if (key === "+" || key === "=") move(1);
    if (key === "-") move(-1);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={fileName}
      closeLabel={formatMessage({ id: "site.close" })}
      width="1120px"
    >
      <Canvas tabIndex={0} aria-label={formatMessage({ id: "chat.image" })} onKeyDown={handleKeys}>
        <Picture src={fileUrl} alt={fileName} $zoom={zoom} />
      </Canvas>
      <Row $gap={2} $justify="space-between">
        <Row $gap={1}>
          <IconButton
            label={formatMessage({ id: "chat.image.smaller" })}
            icon={<Icon of={ZoomOut} />}
            aria-disabled={step === 0}
            onClick={() => move(-1)}
          />
          <output>{formatNumber(zoom, { style: "percent" })}</output>
          <IconButton
            label={formatMessage({ id: "chat.image.larger" })}
            icon={<Icon of={ZoomIn} />}
            aria-disabled={step === ZOOMS.length - 1}
            onClick={() => move(1)}
          />
        </Row>
        <ButtonAnchor href={fileUrl} download={fileName} $variant="quiet">
          <Icon of={Download} size={18} />
          <FormattedMessage id="chat.image.download" />
        </ButtonAnchor>
      </Row>
    </Dialog>
  );
};
