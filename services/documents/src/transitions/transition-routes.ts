import { correctDeliveryCall, grantRevisionCall, moveDocumentCall } from "@legal/contracts";
import { createRouter, parse, requireAdmin, requireUser } from "@legal/service-kit";
import type { Router } from "express";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { PresentChange } from "../presenting/present-change.ts";
import { viewerOf } from "../presenting/request-scope.ts";
import { changeState, type ChangeStateDeps } from "./change-state.ts";
import { correctDelivery } from "./correct-delivery.ts";
import { grantRevision } from "./grant-revision.ts";

interface TransitionRouteDeps extends ChangeStateDeps {
  presentChange: PresentChange;
  caseChat: CaseChat;
}

export const transitionRoutes = ({ presentChange, caseChat, writer, papers }: TransitionRouteDeps): Router => {
  const routes = createRouter();

  routes.post(moveDocumentCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(moveDocumentCall, req);
    const request = { ...params, ...body };
    res.json(await presentChange(viewerOf(req), (scope) => changeState(request, scope, { caseChat, writer, papers })));
  });

  routes.patch(correctDeliveryCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(correctDeliveryCall, req);
    res.json(await presentChange(viewerOf(req), (scope) => correctDelivery({ ...params, ...body }, scope, caseChat)));
  });

  routes.post(grantRevisionCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(grantRevisionCall, req);
    res.json(await presentChange(viewerOf(req), (scope) => grantRevision(params.id, body.version, scope)));
  });

  return routes;
};
