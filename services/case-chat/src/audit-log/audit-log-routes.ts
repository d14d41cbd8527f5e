import { listAccessCall, listAccessCustomersCall } from "@legal/contracts";
import { createRouter, parse, requireAdmin } from "@legal/service-kit";
import { findAccess, listAccess } from "./list-access.ts";
import { presentAccess, presentCustomers } from "./present-access.ts";

export const auditLogRoutes = createRouter();

auditLogRoutes.get(listAccessCall.path, requireAdmin, async (req, res) => {
  const { query } = parse(listAccessCall, req);
  const { entries, nextCursor, about } = await listAccess(query);
  if (nextCursor) res.set("X-Next-Cursor", nextCursor);
  res.json(await presentAccess(entries, about));
});

auditLogRoutes.get(listAccessCustomersCall.path, requireAdmin, async (req, res) => {
  const { params } = parse(listAccessCustomersCall, req);
  res.json(await presentCustomers(await findAccess(params.id)));
});
