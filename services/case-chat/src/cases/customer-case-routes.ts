import { giveStartConsentCall, setCaseNameCall, tickItemCall } from "@legal/contracts";
import { createRouter, parse, requireUser, staffReaderOf, userOf, type RateLimit } from "@legal/service-kit";
import type { Router } from "express";
import { giveStartConsent } from "./give-start-consent.ts";
import { presentForReader } from "./present-chat-room.ts";
import { recordChangeAccess } from "./record-change-access.ts";
import { setCaseName } from "./set-case-name.ts";
import { tickItem } from "./tick-item.ts";

/** What a case's customer changes of it. */
export const customerCaseRoutes = (changeLimit: RateLimit): Router => {
  const routes = createRouter();

  routes.patch(setCaseNameCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(setCaseNameCall, req);
    await changeLimit.consume(userOf(req).id);
    const room = await setCaseName({ roomId: params.id, name: body.caseName }, userOf(req));
    res.json(await presentForReader(room, userOf(req)));
  });

  routes.patch(tickItemCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(tickItemCall, req);
    const user = userOf(req);
    await changeLimit.consume(user.id);
    if (user.role === "admin") await recordChangeAccess(params.id, user, staffReaderOf(req));
    const room = await tickItem({ roomId: params.id, item: params.item, ...body }, user);
    res.json(await presentForReader(room, user));
  });

  routes.post(giveStartConsentCall.path, requireUser, async (req, res) => {
    const { params } = parse(giveStartConsentCall, req);
    await changeLimit.consume(userOf(req).id);
    res.json(await presentForReader(await giveStartConsent(params.id, userOf(req)), userOf(req)));
  });

  return routes;
};
