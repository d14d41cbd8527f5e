import { Suspense, useState } from "react";
import { Button, Dialog, Icon, SkeletonList } from "@legal/ui";
import StickyNote from "lucide-react/icons/sticky-note";
import { useIntl } from "react-intl";
import { NotesPanel } from "./notes-panel.tsx";
import { StaffTexts } from "./texts.ts";

interface NotesButtonProps {
  roomId: string;
  /** What the button says and what the dialog is called, as the caller's own texts are there at once. */
  label: string;
  title: string;
}

/** From a case to the staff's notes on it. */
export const NotesButton = ({ roomId, label, title }: NotesButtonProps) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" icon={<Icon of={StickyNote} size={18} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={formatMessage({ id: "site.close" })}
        width="600px"
      >
        <Suspense fallback={<SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} height="84px" />}>
          <StaffTexts>
            <NotesPanel roomId={roomId} />
          </StaffTexts>
        </Suspense>
      </Dialog>
    </>
  );
};
