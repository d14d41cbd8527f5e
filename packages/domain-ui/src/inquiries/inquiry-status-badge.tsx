import type { InquiryStatus } from "@legal/contracts/constants";
import { Badge, Icon, type BadgeTone, type IconComponent } from "@legal/ui";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import MailCheck from "lucide-react/icons/mail-check";
import { FormattedMessage } from "react-intl";

const looks: Record<InquiryStatus, { tone: BadgeTone; icon: IconComponent }> = {
  pending: { tone: "warning", icon: CircleDashed },
  contacted: { tone: "info", icon: MailCheck },
  resolved: { tone: "success", icon: CircleCheck },
};

/** How far an inquiry is, as icon, word and colour together. */
export const InquiryStatusBadge = ({ status }: { status: InquiryStatus }) => {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon of={icon} size={14} />
      <FormattedMessage id={`site.inquiryStatus.${status}`} />
    </Badge>
  );
};
