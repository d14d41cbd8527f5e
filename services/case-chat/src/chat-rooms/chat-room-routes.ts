import {
  changeCaseStatus as changeCaseStatusCall,
  countChatRooms,
  getChatRoom,
  listChatRooms,
  markRead as markReadCall,
  myChatRooms,
  openAdminSupport as openAdminSupportCall,
  openChatRoom,
  setDeadline as setDeadlineCall,
} from "@legal/contracts";
import { idempotencyKeyOf, parse, requireAdmin, requireUser, userOf } from "@legal/service-kit";
import { Router, type Response } from "express";
import type { Announcer } from "../realtime/announcer.ts";
import { changeCaseStatus } from "./change-case-status.ts";
import type { ChatRoomRecord } from "./chat-room-model.ts";
import { countRooms } from "./count-rooms.ts";
import { findRoom } from "./find-room.ts";
import { listOwnRooms, listRooms } from "./list-rooms.ts";
import { markRead } from "./mark-read.ts";
import { openAdminSupport } from "./open-admin-support.ts";
import { openCase } from "./open-case.ts";
import { presentChatRooms } from "./present-chat-room.ts";
import { setDeadline } from "./set-deadline.ts";

const answer = async (res: Response, room: ChatRoomRecord, status = 200): Promise<void> => {
  const [shown] = await presentChatRooms([room]);
  res.status(status).json(shown);
};

export const chatRoomRoutes = (announce: Announcer): Router => {
  const routes = Router();

  routes.get(myChatRooms.path, requireUser, async (req, res) => {
    res.json(await presentChatRooms(await listOwnRooms(userOf(req).id)));
  });

  routes.get(countChatRooms.path, requireAdmin, async (req, res) => {
    const { query } = parse(countChatRooms, req);
    res.json(await countRooms(query.search));
  });

  routes.get(listChatRooms.path, requireAdmin, async (req, res) => {
    const { query } = parse(listChatRooms, req);
    const { rooms, nextCursor } = await listRooms(query);
    if (nextCursor) res.set("X-Next-Cursor", nextCursor);
    res.json(await presentChatRooms(rooms));
  });

  routes.post(openChatRoom.path, requireUser, async (req, res) => {
    const { body } = parse(openChatRoom, req);
    const { room, opened } = await openCase({ ...body, idempotencyKey: idempotencyKeyOf(req) }, userOf(req));
    if (opened) announce.roomChanged(room._id);
    await answer(res, room, openChatRoom.status);
  });

  routes.post(openAdminSupportCall.path, requireUser, async (req, res) => {
    const { room, opened } = await openAdminSupport(userOf(req));
    if (opened) announce.roomChanged(room._id);
    await answer(res, room);
  });

  routes.get(getChatRoom.path, requireUser, async (req, res) => {
    const { params } = parse(getChatRoom, req);
    await answer(res, await findRoom(params.id, userOf(req)));
  });

  routes.post(markReadCall.path, requireUser, async (req, res) => {
    const { params } = parse(markReadCall, req);
    const { room, receipt } = await markRead(params.id, userOf(req));
    if (receipt) announce.messagesRead(receipt);
    await answer(res, room);
  });

  routes.patch(changeCaseStatusCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(changeCaseStatusCall, req);
    const room = await changeCaseStatus(params.id, body.caseStatus, userOf(req));
    announce.roomChanged(room._id);
    await answer(res, room);
  });

  routes.patch(setDeadlineCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(setDeadlineCall, req);
    const room = await setDeadline(params.id, body.deadline, userOf(req));
    announce.roomChanged(room._id);
    await answer(res, room);
  });

  return routes;
};
