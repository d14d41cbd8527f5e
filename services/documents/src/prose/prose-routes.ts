import { approveProseCall, draftProseCall } from "@legal/contracts";
import { createRouter, parse, requireUser, userOf, type RateLimit } from "@legal/service-kit";
import type { Router } from "express";
import type { PresentChange } from "../presenting/present-change.ts";
import { viewerOf } from "../presenting/request-scope.ts";
import { approveProse } from "./approve-prose.ts";
import type { ComposeProse } from "./compose-prose.ts";
import { draftProse } from "./draft-prose.ts";

interface ProseRouteDeps {
  presentChange: PresentChange;
  compose: ComposeProse;
  /** How often a person has prose written. */
  drafts: RateLimit;
}

export const proseRoutes = ({ presentChange, compose, drafts }: ProseRouteDeps): Router => {
  const routes = createRouter();

  routes.post(draftProseCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(draftProseCall, req);
    await drafts.consume(userOf(req).id);
    res.json(await presentChange(viewerOf(req), (scope) => draftProse({ ...params, ...body }, scope, compose)));
  });

  routes.post(approveProseCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(approveProseCall, req);
    res.json(await presentChange(viewerOf(req), (scope) => approveProse({ ...params, ...body }, scope)));
  });

  return routes;
};
