import { Suspense, use } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../links/links.tsx";
import { paths } from "../links/paths.ts";
import { useSession } from "../session/use-session.ts";
import { MemberHeader } from "./member-header.ts";

/** On the pages of an account it keeps where the login leads. */
const VisitorActions = () => {
  const [search] = useSearchParams();
  return (
    <ButtonLink to={paths.login(search.get("next") ?? undefined)} $size="small">
      <FormattedMessage id="site.login" />
    </ButtonLink>
  );
};

/** What the header offers to a visitor, a member or staff. */
export const AccountActions = () => {
  const { user } = useSession();
  const actions = use(MemberHeader);
  if (!user) return <VisitorActions />;
  return <Suspense>{actions}</Suspense>;
};
