import { listMessagesCall } from "@legal/contracts";
import { createRouter, parse, requireUser, staffReaderOf, userOf } from "@legal/service-kit";
import { noteRoomAccess } from "../audit-log/record-access.ts";
import { listMessages } from "./list-messages.ts";

export const messageRoutes = createRouter();

messageRoutes.get(listMessagesCall.path, requireUser, async (req, res) => {
  const { params, query } = parse(listMessagesCall, req);
  const messages = await listMessages(params.id, query, userOf(req));
  await noteRoomAccess(staffReaderOf(req), "messages-read", params.id);
  res.json(messages);
});
