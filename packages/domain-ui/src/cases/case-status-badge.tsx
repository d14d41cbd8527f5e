import { isKnownStatus } from "@legal/case-rules";
import type { CaseStatus } from "@legal/contracts/constants";
import { BadgeRoot, Icon, type IconComponent, type TintedRole } from "@legal/ui";
import Ban from "lucide-react/icons/ban";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Landmark from "lucide-react/icons/landmark";
import PenLine from "lucide-react/icons/pen-line";
import Send from "lucide-react/icons/send";
import { useCaseStatusName } from "./use-case-status-name.ts";

interface Look {
  tone: TintedRole;
  icon: IconComponent;
}

const LOOKS: Record<CaseStatus, Look> = {
  준비중: { tone: "preparing", icon: CircleDashed },
  작성중: { tone: "writing", icon: PenLine },
  발송완료: { tone: "sent", icon: Send },
  법원접수: { tone: "filed", icon: Landmark },
  종료: { tone: "closed", icon: CircleCheck },
  거래취소: { tone: "cancelled", icon: Ban },
};

/** Of a status that a later release has set. */
const UNKNOWN: Look = { tone: "preparing", icon: CircleDashed };
const lookOf = (status: CaseStatus): Look => (isKnownStatus(status) ? LOOKS[status] : UNKNOWN);

export const caseStatusIcon = (status: CaseStatus): IconComponent => lookOf(status).icon;

/** A case status as icon, colour and word in the reader's language. */
export const CaseStatusBadge = ({ status }: { status: CaseStatus }) => {
  const nameOf = useCaseStatusName();
  const { tone, icon } = lookOf(status);
  return (
    <BadgeRoot $text={tone} $tint={`${tone}Tint`}>
      <Icon of={icon} size={14} />
      {nameOf(status)}
    </BadgeRoot>
  );
};
