import type { ChatRoom } from "@legal/contracts";
import { Icon, Menu } from "@legal/ui";
import Mail from "lucide-react/icons/mail";
import { useIntl } from "react-intl";
import { composeLink } from "../../../webmail/compose-link.ts";
import { openTab } from "../../../webmail/open-tab.ts";
import { caseEmail, emailKindsOf } from "./case-email.ts";
import type { EmailKind } from "../../../customer-mails/mail-words.ts";

/** Opens an e-mail draft in the office's webmail; nothing without an address. */
export const EmailMenu = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const { user } = room;
  if (!user) return null;
  const items = emailKindsOf(room).map((kind) => ({ id: kind, label: formatMessage({ id: `admin.email.${kind}` }) }));
  return (
    <Menu
      label={formatMessage({ id: "admin.email" })}
      face={
        <>
          <Icon of={Mail} size={18} />
          {formatMessage({ id: "admin.email" })}
        </>
      }
      framed
      items={items}
      onSelect={(kind) => openTab(composeLink(caseEmail(room, user, kind as EmailKind)))}
    />
  );
};
