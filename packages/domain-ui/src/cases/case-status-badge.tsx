import type { CaseStatus } from "@legal/contracts/constants";
import { BadgeRoot, Icon, type ColorRole, type IconComponent } from "@legal/ui";
import Ban from "lucide-react/icons/ban";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Landmark from "lucide-react/icons/landmark";
import PenLine from "lucide-react/icons/pen-line";
import Send from "lucide-react/icons/send";
import { useCaseStatusName } from "./use-case-status-name.ts";

interface Look {
  text: ColorRole;
  tint: ColorRole;
  icon: IconComponent;
}

const LOOKS: Record<CaseStatus, Look> = {
  준비중: { text: "preparing", tint: "preparingTint", icon: CircleDashed },
  작성중: { text: "writing", tint: "writingTint", icon: PenLine },
  발송완료: { text: "sent", tint: "sentTint", icon: Send },
  법원접수: { text: "filed", tint: "filedTint", icon: Landmark },
  종료: { text: "closed", tint: "closedTint", icon: CircleCheck },
  거래취소: { text: "cancelled", tint: "cancelledTint", icon: Ban },
};

export const caseStatusIcon = (status: CaseStatus): IconComponent => LOOKS[status].icon;

/** A case status as icon, colour and word in the reader's language. */
export const CaseStatusBadge = ({ status }: { status: CaseStatus }) => {
  const nameOf = useCaseStatusName();
  const { text, tint, icon } = LOOKS[status];
  return (
    <BadgeRoot $text={text} $tint={tint}>
      <Icon of={icon} size={14} />
      {nameOf(status)}
    </BadgeRoot>
  );
};
