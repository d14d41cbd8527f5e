import { clientNetworkOf, userOf } from "@legal/service-kit";
import type { Request } from "express";
import type { AttemptOrigin } from "./login-guard.ts";

/** Where a signed-in person's attempt comes from: their session is a device that has logged in. */
export const attemptOriginOf = (req: Request): AttemptOrigin => ({
  address: clientNetworkOf(req),
  knownDevice: `session:${userOf(req).sessionId}`,
});
