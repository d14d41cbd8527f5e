import { DialogOpener, Icon, IconButton } from "@legal/ui";
import ClipboardList from "lucide-react/icons/clipboard-list";
import { useIntl } from "react-intl";
import { CasePanel, type CasePanelProps } from "./case-panel.tsx";
import { useWideScreen } from "./use-wide-screen.ts";

/** One press to the panel, where there is no room for it beside the conversation. */
export const PanelButton = (props: CasePanelProps) => {
  const { formatMessage } = useIntl();
  const wide = useWideScreen();
  if (wide) return null;
  const title = formatMessage({ id: "chat.case" });
  return (
    <DialogOpener
      title={title}
      closeLabel={formatMessage({ id: "site.close" })}
      renderButton={(open) => (
        <IconButton label={title} icon={<Icon of={ClipboardList} />} aria-haspopup="dialog" onClick={open} />
      )}
    >
      {() => <CasePanel {...props} />}
    </DialogOpener>
  );
};
