import type { ChatRoom } from "@legal/contracts";
import { DialogOpener, Icon, IconButton } from "@legal/ui";
import History from "lucide-react/icons/history";
import { useIntl } from "react-intl";
import { ActivityItems } from "@legal/domain-ui/staff";

/** Opens the history of a case. */
export const ActivityButton = ({ room, title }: { room: ChatRoom; title: string }) => {
  const { formatMessage } = useIntl();
  return (
    <DialogOpener
      title={title}
      closeLabel={formatMessage({ id: "site.close" })}
      width="640px"
      renderButton={(open) => (
        <IconButton
          label={formatMessage({ id: "admin.activity.open" })}
          icon={<Icon of={History} size={18} />}
          onClick={open}
        />
      )}
    >
      {() => <ActivityItems room={room} />}
    </DialogOpener>
  );
};
