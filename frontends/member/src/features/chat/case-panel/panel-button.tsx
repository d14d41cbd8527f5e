import { DialogOpener, Icon, IconButton } from "@legal/ui";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Files from "lucide-react/icons/files";
import { useIntl } from "react-intl";
import { useAskedPart } from "../use-asked-part.ts";
import { CasePanel, usePanelTitle, type CasePanelProps } from "./case-panel.tsx";
import { useWideScreen } from "./use-wide-screen.ts";

/** One press to the panel, where there is no room for it beside the conversation. */
export const PanelButton = (props: CasePanelProps) => {
  const { formatMessage } = useIntl();
  const title = usePanelTitle(props.room);
  // A notice about a deadline leads to the room with it.
  const asked = useAskedPart("deadline");
  const icon = props.room.packageType ? ClipboardList : Files;
  if (useWideScreen()) return null;
  return (
    <DialogOpener
      {...asked}
      title={title}
      closeLabel={formatMessage({ id: "site.close" })}
      renderButton={(open) => (
        <IconButton label={title} icon={<Icon of={icon} />} aria-haspopup="dialog" onClick={open} />
      )}
    >
      {() => <CasePanel {...props} />}
    </DialogOpener>
  );
};
