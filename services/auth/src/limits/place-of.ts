import { clientNetworkOf, userOf } from "@legal/service-kit";
import type { Request } from "express";
import type { Place } from "./login-guard.ts";

/** Where a signed-in person's attempt comes from: their session is a device that has logged in. */
export const placeOf = (req: Request): Place => ({
  address: clientNetworkOf(req),
  knownDevice: `session:${userOf(req).sessionId}`,
});
