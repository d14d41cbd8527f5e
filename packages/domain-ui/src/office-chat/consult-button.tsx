import { Button, CountBadge, FloatingCorner, Icon } from "@legal/ui";
import MessageCircle from "lucide-react/icons/message-circle";
import { FormattedMessage, useIntl } from "react-intl";
import { useConsult } from "./use-consult.ts";

/** Floats at the bottom right of the first page, for visitors and members. */
export const ConsultButton = () => {
  const { formatMessage } = useIntl();
  const { consult, unreadCount } = useConsult();
  return (
    <FloatingCorner>
      <Button variant="accent" icon={<Icon of={MessageCircle} />} onClick={consult}>
        <FormattedMessage id="site.consult" />
        <CountBadge count={unreadCount} label={formatMessage({ id: "site.consult.unread" }, { count: unreadCount })} />
      </Button>
    </FloatingCorner>
  );
};
