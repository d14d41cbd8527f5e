import type { DocumentState } from "@legal/contracts/constants";
import { BadgeRoot, Icon, type TintedRole } from "@legal/ui";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Landmark from "lucide-react/icons/landmark";
import PenLine from "lucide-react/icons/pen-line";
import Scale from "lucide-react/icons/scale";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import { FormattedMessage } from "react-intl";

const LOOKS: Record<DocumentState, { icon: typeof Scale; tone: TintedRole }> = {
  draft: { icon: PenLine, tone: "writing" },
  "intake-complete": { icon: CircleDashed, tone: "preparing" },
  "staff-check": { icon: CircleDashed, tone: "sent" },
  "lawyer-review": { icon: Scale, tone: "filed" },
  "client-review": { icon: UserRoundCheck, tone: "writing" },
  revision: { icon: PenLine, tone: "sent" },
  approved: { icon: CircleCheck, tone: "closed" },
  delivered: { icon: Landmark, tone: "closed" },
};

interface StateBadgeProps {
  state: DocumentState;
  /** Said to the customer whose document it is. */
  own?: boolean;
}

export const StateBadge = ({ state, own = false }: StateBadgeProps) => {
  const { icon, tone } = LOOKS[state];
  return (
    <BadgeRoot $text={tone} $tint={`${tone}Tint`}>
      <Icon of={icon} size={14} />
      <FormattedMessage
        id={own && state === "client-review" ? "documents.state.client-review.own" : `documents.state.${state}`}
      />
    </BadgeRoot>
  );
};
