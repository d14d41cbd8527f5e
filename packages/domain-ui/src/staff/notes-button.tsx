import type { ChatRoom } from "@legal/contracts";
import { Suspense } from "react";
import { Button, color, DialogOpener, fontSize, Icon, radius, SkeletonList, space } from "@legal/ui";
import StickyNote from "lucide-react/icons/sticky-note";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { NotesPanel } from "./notes-panel.tsx";
import { StaffTexts } from "./texts.ts";

/** Of the colour of a note, so that a case with notes is seen at a glance. */
const Count = styled.span`
  min-width: 20px;
  padding-inline: ${space(1.5)};
  border-radius: ${radius.full};
  background: ${color.warningTint};
  color: ${color.warning};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
`;

interface NotesButtonProps {
  room: Pick<ChatRoom, "id" | "userId">;
  /** What the button says and what the dialog is called, as the caller's own texts are there at once. */
  label: string;
  title: string;
  /** How many there are, where that is known. */
  count?: number | undefined;
  /** Whether the notes are shown without a press, until `onClose` ends that. */
  isAskedFor?: boolean;
  onClose?: () => void;
}

/** From a case to the staff's notes on it. */
export const NotesButton = ({ room, label, title, count = 0, ...asked }: NotesButtonProps) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <DialogOpener
      title={title}
      closeLabel={formatMessage({ id: "site.close" })}
      width="600px"
      {...asked}
      renderButton={(open) => (
        <Button size="small" variant="quiet" icon={<Icon of={StickyNote} size={18} />} onClick={open}>
          {label}
          {count > 0 && <Count>{formatNumber(count)}</Count>}
        </Button>
      )}
    >
      {() => (
        <Suspense fallback={<SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} height="84px" />}>
          <StaffTexts>
            <NotesPanel room={room} />
          </StaffTexts>
        </Suspense>
      )}
    </DialogOpener>
  );
};
