import { Dialog, Icon, IconButton } from "@legal/ui";
import ClipboardList from "lucide-react/icons/clipboard-list";
import { useState } from "react";
import { useIntl } from "react-intl";
import { CasePanel, type CasePanelProps } from "./case-panel.tsx";
import { useWideScreen } from "./use-wide-screen.ts";

/** One press to the panel, where there is no room for it beside the conversation. */
export const PanelButton = (props: CasePanelProps) => {
  const { formatMessage } = useIntl();
  const wide = useWideScreen();
  const [open, setOpen] = useState(false);
  if (wide) return null;
  const title = formatMessage({ id: "chat.case" });
  return (
    <>
      <IconButton
        label={title}
        icon={<Icon of={ClipboardList} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={formatMessage({ id: "site.close" })}>
        <CasePanel {...props} />
      </Dialog>
    </>
  );
};
