import { getStaffDigestCall } from "@legal/contracts";
import { createRouter, parse, requireService } from "@legal/service-kit";
import { readStaffDigest } from "./read-staff-digest.ts";

/** What notifications puts into the digest of the morning. */
export const staffDigestRoutes = createRouter();

staffDigestRoutes.get(getStaffDigestCall.path, requireService("notifications"), async (req, res) => {
  const { staffId } = parse(getStaffDigestCall, req).query;
  res.json(await readStaffDigest(staffId));
});
