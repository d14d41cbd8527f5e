import { Spinner } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { RemoteOutlet } from "../remotes/remote-outlet.tsx";
import { findRoute } from "./routes.ts";
import { NotFound } from "./not-found.tsx";
import { SessionError } from "./session-error.tsx";

/** The screen of the address for the current reader: visitors get public pages only, anything else is not found. */
export const CurrentScreen = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { user, isLoading, error, refetch } = useSession();
  if (isLoading) return <Spinner fullPage label={formatMessage({ id: "site.loading" })} />;

  const route = findRoute(pathname);
  const view = user ? route?.member : route?.visitor;
  if (view) return <RemoteOutlet key={view.remote} name={view.remote} />;
  if (route && error) return <SessionError onRetry={refetch} />;
  return <NotFound isForMembers={route !== undefined && !user} />;
};
