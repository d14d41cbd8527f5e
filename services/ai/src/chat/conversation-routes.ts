import {
  aiDataRead,
  downloadAiConversationCall,
  getRoomFactsCall,
  linkAiConversationCall,
  listAiConversationsCall,
  listAiConversationsOfCall,
  myAiConversationsCall,
} from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import {
  assertRecentLogin,
  createRouter,
  languageOf,
  notFound,
  parse,
  requireAdmin,
  requireUser,
  staffReaderOf,
  userOf,
  type InternalClient,
} from "@legal/service-kit";
import type { WorkerPool } from "@legal/service-kit/workers";
import type { RequestHandler, Response, Router } from "express";
import type { CallLimits } from "../limits/call-limits.ts";
import { createDocxFile } from "../docx-export/docx-file.ts";
import type { writeDocx } from "../docx-export/write-docx.ts";
import { Conversation, type ConversationRecord } from "../conversations/conversation-model.ts";
import { findConversation } from "../conversations/find-conversation.ts";
import { listConversations, type Page } from "../conversations/list-conversations.ts";
import { presentConversation, presentForStaff } from "../conversations/present-conversation.ts";
import { wholeAnswer } from "../conversations/whole-answer.ts";

interface ConversationRouteDeps {
  caseChat: InternalClient;
  limits: CallLimits;
  workers: WorkerPool;
  longestMs: number;
}

const WRITE_WORD = new URL("../docx-export/write-docx.ts", import.meta.url);

export const conversationRoutes = (deps: ConversationRouteDeps): Router => {
  const { caseChat, limits, workers, longestMs } = deps;
  const routes = createRouter();
  const write = workers.job<typeof writeDocx>(WRITE_WORD, "writeDocx");

  const recordRead = publishStaffReads(aiDataRead);

  const sendList = async (userId: string, page: Page, res: Response, present = presentConversation): Promise<void> => {
    const { conversations, nextCursor } = await listConversations(userId, page);
    if (nextCursor) res.set("X-Next-Cursor", nextCursor);
    res.json(conversations.map((conversation) => present(conversation, longestMs)));
  };

  const listOwn: RequestHandler = async (req, res) => {
    const { query } = parse(listAiConversationsCall, req);
    await sendList(userOf(req).id, query, res);
  };
  routes.get(listAiConversationsCall.path, requireUser, listOwn);
  routes.get(myAiConversationsCall.path, requireUser, listOwn);

  routes.get(listAiConversationsOfCall.path, requireAdmin, async (req, res) => {
    const { params, query } = parse(listAiConversationsOfCall, req);
    const subject = { customerId: params.userId, caseId: null, itemId: null };
    if (params.userId !== userOf(req).id) await recordRead(staffReaderOf(req), "ai-conversations-viewed", [subject]);
    await sendList(params.userId, query, res, presentForStaff);
  });

  routes.get(downloadAiConversationCall.path, requireUser, async (req, res) => {
    const { params } = parse(downloadAiConversationCall, req);
    const reader = userOf(req);
    if (reader.role === "admin") assertRecentLogin(reader);
    const conversation =
      reader.role === "admin"
        ? await Conversation.findById(params.id).lean<ConversationRecord>()
        : await findConversation(params.id, { userId: reader.id });
    if (!conversation) throw notFound("conversation");
    const { _id: itemId, userId: customerId, chatRoomId: caseId } = conversation;
    await limits.takeDownload(reader.id);
    if (customerId !== reader.id)
      await recordRead(staffReaderOf(req), "ai-conversation-downloaded", [{ customerId, caseId, itemId }]);
    const whole = { ...conversation, messages: conversation.messages.map(wholeAnswer) };
    const wishes = { language: languageOf(req), longestMs };
    const { disposition, content } = await createDocxFile(whole, wishes, (facts) => write(facts, reader.id));
    res.set({
      "Content-Type": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "Content-Disposition": disposition,
    });
    res.send(content);
  });

  routes.patch(linkAiConversationCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(linkAiConversationCall, req);
    const { id: userId } = userOf(req);
    await findConversation(params.id, { userId });
    const room = await caseChat.call(getRoomFactsCall, { params: { id: body.chatRoomId } });
    // Staff may enter every room, but their own conversations belong to their own rooms alone.
    if (room.userId !== userId) throw notFound("chat room");
    const linked = await Conversation.findOneAndUpdate(
      { _id: params.id, userId },
      { $set: { chatRoomId: body.chatRoomId } },
      { returnDocument: "after" },
    ).lean<ConversationRecord>();
    if (!linked) throw notFound("conversation");
    res.json(presentConversation(linked, longestMs));
  });

  return routes;
};
