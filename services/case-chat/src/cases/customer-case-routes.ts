import { setCaseNameCall, tickItemCall } from "@legal/contracts";
import { createRouter, parse, requireUser, userOf, type RateLimit } from "@legal/service-kit";
import type { Response, Router } from "express";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { audienceOf, presentChatRooms } from "./present-chat-room.ts";
import { setCaseName } from "./set-case-name.ts";
import { tickItem } from "./tick-item.ts";

const answer = async (res: Response, room: ChatRoomRecord): Promise<void> => {
  const [shown] = await presentChatRooms([room], audienceOf(userOf(res.req)));
  res.json(shown);
};

/** What a case's customer changes of it. */
export const customerCaseRoutes = (changeLimit: RateLimit): Router => {
  const routes = createRouter();

  routes.patch(setCaseNameCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(setCaseNameCall, req);
    await changeLimit.consume(userOf(req).id);
    await answer(res, await setCaseName({ roomId: params.id, name: body.caseName }, userOf(req)));
  });

  routes.patch(tickItemCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(tickItemCall, req);
    await changeLimit.consume(userOf(req).id);
    await answer(res, await tickItem({ roomId: params.id, item: params.item, ...body }, userOf(req)));
  });

  return routes;
};
