import { listAccess as listAccessCall } from "@legal/contracts";
import { parse, requireAdmin } from "@legal/service-kit";
import { Router } from "express";
import { listAccess } from "./list-access.ts";
import { presentAccess } from "./present-access.ts";

export const accessLogRoutes = Router();

accessLogRoutes.get(listAccessCall.path, requireAdmin, async (req, res) => {
  const { query } = parse(listAccessCall, req);
  const { entries, nextCursor } = await listAccess(query);
  if (nextCursor) res.set("X-Next-Cursor", nextCursor);
  res.json(await presentAccess(entries, query.customer));
});
