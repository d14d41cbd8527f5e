import { getStaffDigestCall } from "@legal/contracts";
import { createRouter, requireService } from "@legal/service-kit";
import { readStaffDigest } from "./read-staff-digest.ts";

/** What notifications puts into the digest of the morning. */
export const staffDigestRoutes = createRouter();

staffDigestRoutes.get(getStaffDigestCall.path, requireService("notifications"), async (_req, res) => {
  res.json(await readStaffDigest());
});
