import Ban from "lucide-react/icons/ban";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Landmark from "lucide-react/icons/landmark";
import PenLine from "lucide-react/icons/pen-line";
import Send from "lucide-react/icons/send";
import { Icon, type IconComponent } from "../icons/icon.tsx";
import type { ColorRole } from "../theme/palette.ts";
import { BadgeRoot } from "./badge.tsx";

type CaseStatus = "준비중" | "작성중" | "발송완료" | "법원접수" | "종료" | "거래취소";

interface Look {
  text: ColorRole;
  tint: ColorRole;
  icon: IconComponent;
}

const looks: Record<CaseStatus, Look> = {
  준비중: { text: "preparing", tint: "preparingTint", icon: CircleDashed },
  작성중: { text: "writing", tint: "writingTint", icon: PenLine },
  발송완료: { text: "sent", tint: "sentTint", icon: Send },
  법원접수: { text: "filed", tint: "filedTint", icon: Landmark },
  종료: { text: "closed", tint: "closedTint", icon: CircleCheck },
  거래취소: { text: "cancelled", tint: "cancelledTint", icon: Ban },
};

interface StatusBadgeProps {
  status: CaseStatus;
  /** The status in the reader's language; the Korean word by default. */
  label?: string;
}

/** A case status as icon, word and colour together. */
export const StatusBadge = ({ status, label = status }: StatusBadgeProps) => {
  const { text, tint, icon } = looks[status];
  return (
    <BadgeRoot $text={text} $tint={tint}>
      <Icon of={icon} size={14} />
      {label}
    </BadgeRoot>
  );
};
