import { listMessages as listMessagesCall } from "@legal/contracts";
import { parse, requireUser, userOf } from "@legal/service-kit";
import { Router } from "express";
import { listMessages } from "./list-messages.ts";

export const messageRoutes = Router();

messageRoutes.get(listMessagesCall.path, requireUser, async (req, res) => {
  const { params, query } = parse(listMessagesCall, req);
  res.json(await listMessages(params.id, query, userOf(req)));
});
