import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, seoulDate } from "./ids.ts";
import { findStatedRoute } from "./routes/stated-facts.ts";

/** A matter and a mode of @legal/legal-rules; a later release may know more of them. */
const served = z.object({ matter: z.string(), mode: z.string(), date: seoulDate });

/** What a member stated to the assistant, where it is one thing and plain. */
export const statedFacts = z.object({ claim: z.number().int().nullable(), served: served.nullable() });
export type StatedFacts = z.output<typeof statedFacts>;

export const findStatedCall = defineCall(findStatedRoute, {
  access: "service",
  summary:
    "The amount and the day of service that a member stated to the assistant in their last conversation about a service",
  query: z.strictObject({ userId: id, serviceType: z.string().max(60) }),
  response: statedFacts,
});
