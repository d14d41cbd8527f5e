import { InboxBell } from "@legal/domain-ui/inbox-bell";
import { Icon, IconButton } from "@legal/ui";
import { IconLink, paths, useLogout, useSession } from "@legal/web-kit";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import UserRound from "lucide-react/icons/user-round";
import { useIntl } from "react-intl";

/** What the header offers to a member or staff. */
export const MemberActions = () => {
  const { formatMessage } = useIntl();
  const { isAdmin } = useSession();
  const logout = useLogout();
  const admin = formatMessage({ id: "site.admin" });
  const myPage = formatMessage({ id: "site.myPage" });
  return (
    <>
      <InboxBell />
      {isAdmin && (
        <IconLink to={paths.admin()} aria-label={admin} title={admin}>
          <Icon of={LayoutDashboard} />
        </IconLink>
      )}
      <IconLink to={paths.myPage()} aria-label={myPage} title={myPage}>
        <Icon of={UserRound} />
      </IconLink>
      <IconButton
        label={formatMessage({ id: "site.logout" })}
        icon={<Icon of={LogOut} />}
        onClick={() => void logout()}
      />
    </>
  );
};
