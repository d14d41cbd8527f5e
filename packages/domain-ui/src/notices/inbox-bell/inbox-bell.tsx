import { CountBadge, Icon, VisuallyHidden } from "@legal/ui";
import { IconLink, paths, useNoticeCountsQuery } from "@legal/web-kit";
import Bell from "lucide-react/icons/bell";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { BellTexts } from "./bell-texts.tsx";

/** Over the icon's corner; it takes no click from the link. */
const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 22px;
  display: flex;
  width: max-content;
  pointer-events: none;
`;

const BellLink = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { data } = useNoticeCountsQuery();
  const unread = data?.unread ?? 0;
  const label = formatMessage({ id: "inboxBell.label" }, { unread });
  return (
    <IconLink to={paths.inbox} title={label} aria-current={pathname === paths.inbox ? "page" : undefined}>
      <Icon of={Bell} />
      <Count aria-hidden>
        <CountBadge count={unread} />
      </Count>
      <VisuallyHidden>{label}</VisuallyHidden>
    </IconLink>
  );
};

/** The way to the inbox, with how much of it is unread. */
export const InboxBell = () => (
  <BellTexts>
    <BellLink />
  </BellTexts>
);
