import { Icon, IconButton } from "@legal/ui";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import UserRound from "lucide-react/icons/user-round";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink, IconLink } from "../links/links.tsx";
import { paths } from "../links/paths.ts";
import { useLogout } from "../session/use-logout.ts";
import { useSession } from "../session/use-session.ts";

const VisitorActions = () => (
  <ButtonLink to={paths.login()} $size="small">
    <FormattedMessage id="site.login" />
  </ButtonLink>
);

const MemberActions = ({ isAdmin }: { isAdmin: boolean }) => {
  const { formatMessage } = useIntl();
  const logout = useLogout();
  const admin = formatMessage({ id: "site.admin" });
  const myPage = formatMessage({ id: "site.myPage" });
  return (
    <>
      {isAdmin && (
        <IconLink to={paths.admin} aria-label={admin} title={admin}>
          <Icon of={LayoutDashboard} />
        </IconLink>
      )}
      <IconLink to={paths.myPage} aria-label={myPage} title={myPage}>
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

/** What the header offers to a visitor, a member or staff. */
export const AccountActions = () => {
  const { user, isAdmin } = useSession();
  return user ? <MemberActions isAdmin={isAdmin} /> : <VisitorActions />;
};
