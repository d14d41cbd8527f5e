import { listLawyersCall, setLawyerCall } from "@legal/contracts";
import { AppError, createRouter, parse, requireAdmin, requireRecentLogin, userOf } from "@legal/service-kit";
import type { Router } from "express";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { listLawyers, setLawyer } from "../record/lawyer-model.ts";

export const lawyerRoutes = ({ assertStaff }: Pick<CaseChat, "assertStaff">): Router => {
  const routes = createRouter();

  routes.get(listLawyersCall.path, requireAdmin, async (req, res) => {
    parse(listLawyersCall, req);
    res.json(await listLawyers());
  });

  routes.patch(setLawyerCall.path, requireAdmin, requireRecentLogin, async (req, res) => {
    const { params, body } = parse(setLawyerCall, req);
    const { id: changedBy } = userOf(req);
    if (body.registrationNumber !== null) {
      if (params.id === changedBy) throw new AppError(403, "LAWYER_NAMES_SELF");
      await assertStaff(params.id);
    }
    await setLawyer({ id: params.id, ...body }, changedBy);
    res.json(await listLawyers());
  });

  return routes;
};
