import { listMessages as listMessagesCall } from "@legal/contracts";
import { parse, requireUser, staffReaderOf, userOf } from "@legal/service-kit";
import { Router } from "express";
import { noteRoomAccess } from "../access-log/note-access.ts";
import { listMessages } from "./list-messages.ts";

export const messageRoutes = Router();

messageRoutes.get(listMessagesCall.path, requireUser, async (req, res) => {
  const { params, query } = parse(listMessagesCall, req);
  const messages = await listMessages(params.id, query, userOf(req));
  await noteRoomAccess(staffReaderOf(req), "messages-read", params.id);
  res.json(messages);
});
