import { changeAnswersCall, changeExhibitsCall } from "@legal/contracts";
import { createRouter, parse, requireUser } from "@legal/service-kit";
import type { Router } from "express";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { PresentChange } from "../presenting/present-change.ts";
import { viewerOf } from "../presenting/request-scope.ts";
import type { ReadAdded } from "../reading/read-added.ts";
import { changeAnswers } from "./change-answers.ts";
import { changeExhibits } from "./change-exhibits.ts";

interface EditRouteDeps {
  presentChange: PresentChange;
  caseChat: CaseChat;
  readAdded: ReadAdded;
}

export const editRoutes = ({ presentChange, caseChat, readAdded }: EditRouteDeps): Router => {
  const routes = createRouter();

  routes.patch(changeAnswersCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(changeAnswersCall, req);
    res.json(await presentChange(viewerOf(req), (scope) => changeAnswers({ ...params, ...body }, scope)));
  });

  routes.patch(changeExhibitsCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(changeExhibitsCall, req);
    const change = { ...params, ...body };
    res.json(await presentChange(viewerOf(req), (scope) => changeExhibits(change, scope, { caseChat, readAdded })));
  });

  return routes;
};
