import { Suspense, use } from "react";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "../links/links.tsx";
import { paths } from "../links/paths.ts";
import { useSession } from "../session/use-session.ts";
import { MemberHeader } from "./member-header.ts";

const VisitorActions = () => (
  <ButtonLink to={paths.login()} $size="small">
    <FormattedMessage id="site.login" />
  </ButtonLink>
);

/** What the header offers to a visitor, a member or staff. */
export const AccountActions = () => {
  const { user } = useSession();
  const actions = use(MemberHeader);
  if (!user) return <VisitorActions />;
  return <Suspense>{actions}</Suspense>;
};
