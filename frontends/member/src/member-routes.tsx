import { Suspense, useEffect } from "react";
import { Spinner } from "@legal/ui";
import { PageRoutes, useSession } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { PAGES } from "./pages.ts";
import { outboxOf } from "./outbox/outbox.ts";
import { useLiveRooms } from "./cases/use-live-rooms.ts";

/** What was written before a reload is sent from any page. */
const useLeftovers = () => {
  const { user } = useSession();
  useEffect(() => {
    if (user) outboxOf(user.id);
  }, [user]);
};

export const MemberRoutes = () => {
  const { formatMessage } = useIntl();
  useLiveRooms();
  useLeftovers();
  return (
    <Suspense fallback={<Spinner fullPage label={formatMessage({ id: "site.loading" })} />}>
      <PageRoutes pages={PAGES} />
    </Suspense>
  );
};
