import { Spinner } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { loadUntilThere } from "../load-until-there.ts";
import { RemoteOutlet } from "../remotes/remote-outlet.tsx";
import { findRoute } from "./routes.ts";
import { NotFound } from "./not-found.tsx";
import { SessionError } from "./session-error.tsx";

const EnrolmentScreen = lazy(async () => {
  const screen = await loadUntilThere(
    () => import(/* webpackChunkName: "enrolment" */ "@legal/domain-ui/enrolment-screen"),
  );
  return { default: screen.EnrolmentScreen };
});

/** The screen of the address for the current reader: visitors get public pages only, anything else is not found. Staff without their second step get that first. */
export const CurrentScreen = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { user, isLoading, error, refetch } = useSession();
  const [confirming, setConfirming] = useState(false);
  const loading = <Spinner fullPage label={formatMessage({ id: "site.loading" })} />;
  if (isLoading) return loading;

  const route = findRoute(pathname);
  const view = user ? route?.member : route?.visitor;
  const isMembersPage = user !== null && view !== undefined && view.remote !== "public";
  if (confirming && !isMembersPage) setConfirming(false);
  // The recovery codes are shown once: they stay though the session is read again meanwhile, and needs no step any more.
  if (isMembersPage && (user.mustEnrol || confirming))
    return (
      <Suspense fallback={loading}>
        <EnrolmentScreen onConfirming={setConfirming} onDone={() => setConfirming(false)} />
      </Suspense>
    );
  if (view) return <RemoteOutlet key={view.remote} name={view.remote} />;
  if (route && error) return <SessionError onRetry={refetch} />;
  return <NotFound isForMembers={route !== undefined && !user} />;
};
