import type { ChatRoom } from "@legal/contracts";
import { Dialog, Icon, IconButton } from "@legal/ui";
import History from "lucide-react/icons/history";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ActivityItems } from "@legal/domain-ui/staff";

/** Opens the history of a case. */
export const ActivityButton = ({ room, title }: { room: ChatRoom; title: string }) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={formatMessage({ id: "admin.activity.open" })}
        icon={<Icon of={History} size={18} />}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={formatMessage({ id: "site.close" })}
        width="640px"
      >
        <ActivityItems roomId={room.id} />
      </Dialog>
    </>
  );
};
