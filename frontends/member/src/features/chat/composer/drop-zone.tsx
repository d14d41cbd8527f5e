import { useRef, useState, type DragEvent, type ReactNode } from "react";
import { color, Icon, radius, space, Text } from "@legal/ui";
import Upload from "lucide-react/icons/upload";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { ACCEPTED_NAMES, FILE_MAX_MEGABYTES } from "./check-file.ts";

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  @media print {
    display: block;
  }
`;

const Overlay = styled.div`
  position: absolute;
  inset: ${space(3)};
  z-index: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 2px dashed ${color.accent};
  border-radius: ${radius.card};
  background: ${color.accentTint};
  color: ${color.accentText};
  text-align: center;
  pointer-events: none;
`;

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Takes files that are dragged onto its content. */
export const DropZone = ({ onFiles, children }: { onFiles: (files: Iterable<File>) => void; children: ReactNode }) => {
  // Entering a child fires before leaving its parent, so only the balance says whether the pointer is outside.
  const depth = useRef(0);
  const [over, setOver] = useState(false);

  const move = (by: number) => (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onFiles(event.dataTransfer.files);
  };

  return (
    <Root onDragEnter={move(1)} onDragLeave={move(-1)} onDragOver={move(0)} onDrop={drop}>
      {children}
      {over && (
        <Overlay>
          <Icon of={Upload} size={28} />
          <Text $strong $tone="accentText">
            <FormattedMessage id="chat.drop" />
          </Text>
          <Text $size={13} $tone="muted">
            <FormattedMessage id="chat.drop.hint" values={{ types: ACCEPTED_NAMES, max: FILE_MAX_MEGABYTES }} />
          </Text>
        </Overlay>
      )}
    </Root>
  );
};
