import type { Session } from "@legal/contracts";
import { forbidden, secondFactorRequired, unauthenticated } from "@legal/service-kit";
import type { IncomingHttpHeaders } from "node:http";
import { READER_HEADER } from "@legal/contracts/constants";
import type { Route } from "../routing/route-table.ts";

/** A page may be open when another user logs in: what it still sends must not count as theirs, nor as a visitor's. */
const assertReader = ({ to }: Route, session: Session | undefined, reader: IncomingHttpHeaders[string]): void => {
  if (reader !== undefined && reader !== session?.userId && to !== "auth") throw unauthenticated();
};

/** Refuses early what the service would refuse anyway, and what another reader wrote. */
export const assertAccess = (route: Route, session: Session | undefined, headers: IncomingHttpHeaders): void => {
  const { access } = route;
  assertReader(route, session, headers[READER_HEADER]);
  if (access === "anyone") return;
  if (!session) throw unauthenticated();
  if (access === "admin" && session.mustEnrol) throw secondFactorRequired();
  if (access === "admin" && session.role !== "admin") throw forbidden();
};
