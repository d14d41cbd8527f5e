import { useEffect, type ReactNode } from "react";
import { Spinner } from "@legal/ui";
import { PageMeta, paths, useSession, useToast } from "@legal/web-kit";
import { EnrolmentScreen } from "@legal/domain-ui/enrolment-screen";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";

const REDIRECT_DELAY_MS = 500;

/** Shows a member that access is refused and redirects to the home page; the services refuse the calls in any case. */
const Refusal = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const navigate = useNavigate();
  const title = formatMessage({ id: "admin.refused.title" });
  const description = formatMessage({ id: "admin.refused.description" });

  useEffect(() => {
    toast({ title, description, variant: "destructive" });
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [toast, navigate, title, description]);

  return <Spinner label={title} />;
};

/** Shows its content to administrators only. */
export const AdminGate = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const { user, isAdmin, isLoading } = useSession();
  return (
    <>
      <PageMeta title={formatMessage({ id: "admin.title" })} noindex />
      {isLoading && <Spinner label={formatMessage({ id: "site.loading" })} />}
      {/* The shell of the release before leaves it to the desk. */}
      {!isLoading && isAdmin && user?.mustEnrol && <EnrolmentScreen />}
      {!isLoading && isAdmin && !user?.mustEnrol && children}
      {!isLoading && !isAdmin && <Refusal />}
    </>
  );
};
