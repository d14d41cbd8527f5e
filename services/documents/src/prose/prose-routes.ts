import { approveProseCall, draftProseCall } from "@legal/contracts";
import { createRouter, languageOf, parse, requireUser, userOf, type RateLimit } from "@legal/service-kit";
import type { Request, Router } from "express";
import type { AskDay } from "../drafting/draft-of.ts";
import type { Asking, Changed } from "../presenting/asking.ts";
import type { OpenDocument } from "../presenting/open-document.ts";
import { presentDocument } from "../presenting/present-document.ts";
import { approveProse } from "./approve-prose.ts";
import type { ComposeProse } from "./compose-prose.ts";
import { draftProse } from "./draft-prose.ts";

interface ProseRouteDeps {
  open: OpenDocument;
  askDay: AskDay;
  compose: ComposeProse;
  /** How often a person has prose written. */
  drafts: RateLimit;
}

export const proseRoutes = ({ open, askDay, compose, drafts }: ProseRouteDeps): Router => {
  const routes = createRouter();

  const changing = async (req: Request, change: (asking: Asking) => Promise<Changed>) => {
    const asking = { user: userOf(req), day: await askDay(), language: languageOf(req) };
    const changed = await change(asking);
    await open.note(req, changed);
    return presentDocument(changed.document, { ...asking, reader: changed.reader });
  };

  routes.post(draftProseCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(draftProseCall, req);
    await drafts.consume(userOf(req).id);
    res.json(await changing(req, (asking) => draftProse({ ...params, ...body }, asking, compose)));
  });

  routes.post(approveProseCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(approveProseCall, req);
    res.json(await changing(req, (asking) => approveProse({ ...params, ...body }, asking)));
  });

  return routes;
};
