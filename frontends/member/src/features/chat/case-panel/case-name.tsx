import type { ChatRoom } from "@legal/contracts";
import { Icon, IconButton, Row, useFocusAfterChange } from "@legal/ui";
import { privateKey, readStored } from "@legal/web-kit";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CaseNameForm } from "./case-name-form.tsx";

/** What the customer calls the case, as another may be of the same service; theirs to change in place. */
export const CaseName = ({ room, own }: { room: ChatRoom; own: boolean }) => {
  const { formatMessage } = useIntl();
  const draftKey = privateKey(room.userId, `case-name:${room.id}`);
  const [editing, setEditing] = useState(() => own && readStored(draftKey) !== null);
  const root = useFocusAfterChange<HTMLDivElement>(editing, editing ? "input" : "button");
  if (!own) return room.caseName;
  return (
    <div ref={root}>
      {editing ? (
        <CaseNameForm room={room} draftKey={draftKey} onEnd={() => setEditing(false)} />
      ) : (
        <Row $gap={1} $wrap={false} $justify="space-between">
          <span>{room.caseName ?? <FormattedMessage id="chat.case.name.none" />}</span>
          <IconButton
            label={formatMessage({ id: "chat.case.name.edit" })}
            icon={<Icon of={Pencil} size={16} />}
            onClick={() => setEditing(true)}
          />
        </Row>
      )}
    </div>
  );
};
