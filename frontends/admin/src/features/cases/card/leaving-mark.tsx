import type { ChatRoom } from "@legal/contracts";
import { useCaseStatusName } from "@legal/domain-ui/cases";
import { Badge, color, radius, space } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import type { Misfit } from "../case-data/case-order.ts";

/** On the card's edge, where it takes no room: the rows below stay where they are. */
const Place = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${space(4)};
  transform: translateY(-50%);
  border: 1px solid ${color.hairline};
  border-radius: ${radius.full};
`;

interface LeavingMarkProps {
  id: string;
  misfit: Misfit;
  room: ChatRoom;
}

/** Says why a case that is still shown does not belong to its list any more. */
export const LeavingMark = ({ id, misfit, room }: LeavingMarkProps) => {
  const statusName = useCaseStatusName();
  return (
    <Place id={id}>
      <Badge>
        <FormattedMessage id={`admin.case.leaving.${misfit}`} values={{ status: statusName(room.caseStatus) }} />
      </Badge>
    </Place>
  );
};
