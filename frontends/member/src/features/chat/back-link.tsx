import type { MouseEvent } from "react";
import { Icon } from "@legal/ui";
import { IconLink, isFromDesk, paths } from "@legal/web-kit";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router-dom";

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Out of the room: staff who came from the desk's list find it as they left it. */
export const BackLink = ({ isAdmin }: { isAdmin: boolean }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { state } = useLocation();
  const label = formatMessage({ id: isAdmin ? "chat.back.admin" : "chat.back" });
  const goBack = (event: MouseEvent) => {
    if (!isAdmin || !isFromDesk(state) || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <IconLink to={isAdmin ? paths.admin("all") : paths.home} aria-label={label} title={label} onClick={goBack}>
      <Icon of={ArrowLeft} />
    </IconLink>
  );
};
