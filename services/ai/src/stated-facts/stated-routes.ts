import { findStatedCall } from "@legal/contracts";
import { createRouter, parse, requireService } from "@legal/service-kit";
import { findStated } from "./find-stated.ts";

/** What documents fills in from a member's conversation, to be confirmed by them. */
export const statedRoutes = createRouter();

statedRoutes.get(findStatedCall.path, requireService("documents"), async (req, res) => {
  const { userId, serviceType } = parse(findStatedCall, req).query;
  res.json(await findStated(userId, serviceType));
});
