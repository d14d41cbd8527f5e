import { setCaseNameCall } from "@legal/contracts";
import { createRouter, parse, requireUser, userOf, type RateLimit } from "@legal/service-kit";
import type { Router } from "express";
import { audienceOf, presentChatRooms } from "./present-chat-room.ts";
import { setCaseName } from "./set-case-name.ts";

/** What a case's customer changes of it. */
export const customerCaseRoutes = (changeLimit: RateLimit): Router => {
  const routes = createRouter();

  routes.patch(setCaseNameCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(setCaseNameCall, req);
    const user = userOf(req);
    await changeLimit.consume(user.id);
    const room = await setCaseName({ roomId: params.id, name: body.caseName }, user);
    const [shown] = await presentChatRooms([room], audienceOf(user));
    res.json(shown);
  });

  return routes;
};
