import {
  countChatRoomsCall,
  countMatchesCall,
  getChatRoomCall,
  listActivityCall,
  listChatRoomsCall,
  listStaffCall,
  markReadCall,
  myChatRoomsCall,
  openAdminSupportCall,
  openChatRoomCall,
} from "@legal/contracts";
import {
  createRouter,
  idempotencyKeyOf,
  parse,
  requireAdmin,
  requireUser,
  staffReaderOf,
  userOf,
} from "@legal/service-kit";
import type { Router } from "express";
import { recordAccess } from "../audit-log/record-access.ts";
import { findRoom } from "../rooms/find-room.ts";
import { markRead } from "../messages/mark-read.ts";
import { listActivity } from "./activity/list-activity.ts";
import type { CaseLimits } from "./assert-may-open.ts";
import { countMatches, countRooms, fewMatches } from "./count-rooms.ts";
import { listOwnRooms, listRooms } from "./list-rooms.ts";
import { listStaff } from "./list-staff.ts";
import { openAdminSupport } from "./open-admin-support.ts";
import { openCase } from "./open-case.ts";
import { audienceOf, presentChatRooms, presentForReader } from "./present-chat-room.ts";

export const chatRoomRoutes = (limits: CaseLimits): Router => {
  const routes = createRouter();

  routes.get(myChatRoomsCall.path, requireUser, async (req, res) => {
    const reader = userOf(req);
    res.json(await presentChatRooms(await listOwnRooms(reader.id), audienceOf(reader)));
  });

  routes.get(countChatRoomsCall.path, requireAdmin, async (req, res) => {
    parse(countChatRoomsCall, req);
    res.json(await countRooms(userOf(req).id));
  });

  routes.get(countMatchesCall.path, requireAdmin, async (req, res) => {
    const { query } = parse(countMatchesCall, req);
    await recordAccess(staffReaderOf(req), "cases-listed", await fewMatches(query));
    res.json(await countMatches(query));
  });

  routes.get(listStaffCall.path, requireAdmin, async (_req, res) => {
    res.json(await listStaff());
  });

  routes.get(listChatRoomsCall.path, requireAdmin, async (req, res) => {
    const { query } = parse(listChatRoomsCall, req);
    const { rooms, nextCursor } = await listRooms(query);
    const [shown] = await Promise.all([
      presentChatRooms(rooms, audienceOf(userOf(req))),
      recordAccess(staffReaderOf(req), "cases-listed", rooms),
    ]);
    if (nextCursor) res.set("X-Next-Cursor", nextCursor);
    res.json(shown);
  });

  routes.post(openChatRoomCall.path, requireUser, async (req, res) => {
    const { body } = parse(openChatRoomCall, req);
    const order = { ...body, idempotencyKey: idempotencyKeyOf(req) };
    const room = await openCase(order, userOf(req), limits);
    res.status(openChatRoomCall.status).json(await presentForReader(room, userOf(req)));
  });

  routes.post(openAdminSupportCall.path, requireUser, async (req, res) => {
    const { room, created } = await openAdminSupport(userOf(req));
    const { status, existsStatus } = openAdminSupportCall;
    res.status(created ? status : existsStatus).json(await presentForReader(room, userOf(req)));
  });

  routes.get(getChatRoomCall.path, requireUser, async (req, res) => {
    const { params } = parse(getChatRoomCall, req);
    const room = await findRoom(params.id, userOf(req));
    await recordAccess(staffReaderOf(req), "case-opened", [room]);
    res.json(await presentForReader(room, userOf(req)));
  });

  routes.post(markReadCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(markReadCall, req);
    const room = await markRead(params.id, userOf(req), body.upTo);
    await recordAccess(staffReaderOf(req), "case-opened", [room]);
    res.json(await presentForReader(room, userOf(req)));
  });

  routes.get(listActivityCall.path, requireAdmin, async (req, res) => {
    const { params } = parse(listActivityCall, req);
    const room = await findRoom(params.id, userOf(req));
    await recordAccess(staffReaderOf(req), "case-opened", [room]);
    res.json(await listActivity(params.id));
  });

  return routes;
};
