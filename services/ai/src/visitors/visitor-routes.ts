import {
  claimVisitorConversationsCall,
  forgetVisitorConversationsCall,
  listVisitorConversationsCall,
} from "@legal/contracts";
import { createRouter, parse, requireUser, userOf } from "@legal/service-kit";
import type { Response, Router } from "express";
import { Conversation } from "../conversations/conversation-model.ts";
import { claimConversations } from "./claim-conversations.ts";
import { listUnclaimed } from "./list-unclaimed.ts";
import { unclaimedOf } from "./unclaimed.ts";
import type { VisitorCookie } from "./visitor-cookie.ts";

/**
 * What becomes of a visitor's conversations once someone is signed in: that member says so, nothing moves by itself.
 */
export const visitorRoutes = (cookie: VisitorCookie): Router => {
  const routes = createRouter();

  const clearWhenEmpty = async (visitorId: string | undefined, res: Response): Promise<void> => {
    if (visitorId !== undefined && !(await Conversation.exists(unclaimedOf(visitorId)))) cookie.clear(res);
  };

  routes.get(listVisitorConversationsCall.path, requireUser, async (req, res) => {
    parse(listVisitorConversationsCall, req);
    const visitorId = cookie.read(req);
    res.json(visitorId === undefined ? [] : await listUnclaimed(visitorId));
  });

  routes.post(claimVisitorConversationsCall.path, requireUser, async (req, res) => {
    const { body } = parse(claimVisitorConversationsCall, req);
    const visitorId = cookie.read(req);
    const ids = await claimConversations(body.ids, visitorId, userOf(req).id);
    await clearWhenEmpty(visitorId, res);
    res.json({ ids });
  });

  routes.post(forgetVisitorConversationsCall.path, requireUser, async (req, res) => {
    const { body } = parse(forgetVisitorConversationsCall, req);
    const visitorId = cookie.read(req);
    if (visitorId !== undefined) await Conversation.deleteMany({ _id: { $in: body.ids }, ...unclaimedOf(visitorId) });
    await clearWhenEmpty(visitorId, res);
    res.status(204).end();
  });

  return routes;
};
