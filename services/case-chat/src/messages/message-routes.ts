import { listMessagesCall } from "@legal/contracts";
import { createRouter, parse, requireUser, staffReaderOf, userOf } from "@legal/service-kit";
import { recordAccess } from "../audit-log/record-access.ts";
import { listMessages } from "./list-messages.ts";

export const messageRoutes = createRouter();

messageRoutes.get(listMessagesCall.path, requireUser, async (req, res) => {
  const { params, query } = parse(listMessagesCall, req);
  const { room, messages } = await listMessages(params.id, query, userOf(req));
  await recordAccess(staffReaderOf(req), "messages-read", [room]);
  res.json(messages);
});
