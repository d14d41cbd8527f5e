import type { Session } from "@legal/contracts";
import { forbidden, secondFactorRequired, unauthenticated } from "@legal/service-kit";
import type { Route } from "../routing/route-table.ts";

/** Refuses early what the service would refuse anyway. */
export const assertAccess = ({ access }: Route, session: Session | undefined): void => {
  if (access === "anyone") return;
  if (!session) throw unauthenticated();
  if (access === "admin" && session.mustEnrol) throw secondFactorRequired();
  if (access === "admin" && session.role !== "admin") throw forbidden();
};
