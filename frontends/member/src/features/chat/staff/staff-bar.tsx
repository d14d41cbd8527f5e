import type { ChatRoom } from "@legal/contracts";
import { color, fontSize, Icon, space } from "@legal/ui";
import { NotesButton, StaffTexts, Wait } from "@legal/domain-ui/staff";
import Users from "lucide-react/icons/users";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useAskedPart } from "../use-asked-part.ts";
import { useColleagues } from "./use-colleagues.ts";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  justify-content: flex-end;
  padding: ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.surface};
`;

const Presence = styled.output`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  margin-inline-end: auto;
  color: ${color.warning};
  font-size: ${fontSize[13]};
  font-weight: 600;

  &:empty {
    display: none;
  }
`;

const Colleagues = ({ roomId }: { roomId: string }) => {
  const { formatList, formatMessage } = useIntl();
  const colleagues = useColleagues(roomId);
  const names = colleagues.map(({ name }) => name ?? formatMessage({ id: "staff.colleague.unnamed" }));
  return (
    <Presence>
      {names.length > 0 && (
        <>
          <Icon of={Users} size={16} />
          <span>
            <FormattedMessage id="staff.colleagues" values={{ names: formatList(names, { type: "conjunction" }) }} />
          </span>
        </>
      )}
    </Presence>
  );
};

const Content = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  // A notice about a note leads to the room with it.
  const asked = useAskedPart("note");
  return (
    <Bar tabIndex={-1}>
      <Colleagues roomId={room.id} />
      <Wait room={room} />
      <NotesButton
        {...asked}
        room={room}
        label={formatMessage({ id: "staff.notes" })}
        title={formatMessage({ id: "staff.notes.title" })}
        count={room.noteCount}
      />
    </Bar>
  );
};

/** What only staff see of a case: who else is in it, whether its customer waits, and what they note for each other. */
export const StaffBar = ({ room }: { room: ChatRoom }) => (
  <StaffTexts>
    <Content room={room} />
  </StaffTexts>
);
