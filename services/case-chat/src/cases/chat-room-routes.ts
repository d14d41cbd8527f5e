import {
  assignCaseCall,
  changeCaseStatusCall,
  changeStatusesCall,
  countChatRoomsCall,
  countMatchesCall,
  getChatRoomCall,
  listActivityCall,
  listChatRoomsCall,
  listStaffCall,
  markReadCall,
  myChatRoomsCall,
  openChatRoomCall,
  setDeadlineCall,
  settleWaitingCall,
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
import type { Response, Router } from "express";
import { recordAccess } from "../audit-log/record-access.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { findRoom } from "../rooms/find-room.ts";
import { markRead } from "../rooms/mark-read.ts";
import { listActivity } from "./activity/list-activity.ts";
import type { CaseLimits } from "./assert-may-open.ts";
import { assignCase } from "./assign-case.ts";
import { changeCaseStatus } from "./change-case-status.ts";
import { changeStatuses } from "./change-statuses.ts";
import { countMatches, countRooms } from "./count-rooms.ts";
import { listOwnRooms, listRooms } from "./list-rooms.ts";
import { listStaff } from "./list-staff.ts";
import { openCase } from "./open-case.ts";
import { audienceOf, presentChatRooms } from "./present-chat-room.ts";
import { setManualDeadline } from "./deadlines/set-manual-deadline.ts";
import { settleWaiting } from "./settle-waiting.ts";

const answer = async (res: Response, room: ChatRoomRecord, status = 200): Promise<void> => {
  const [shown] = await presentChatRooms([room], audienceOf(userOf(res.req)));
  res.status(status).json(shown);
};

export const chatRoomRoutes = (limits: CaseLimits): Router => {
  const routes = createRouter();

  routes.get(myChatRoomsCall.path, requireUser, async (req, res) => {
    const reader = userOf(req);
    res.json(await presentChatRooms(await listOwnRooms(reader.id), audienceOf(reader)));
  });

  routes.get(countChatRoomsCall.path, requireAdmin, async (req, res) => {
    parse(countChatRoomsCall, req);
    res.json(await countRooms());
  });

  routes.get(countMatchesCall.path, requireAdmin, async (req, res) => {
    res.json(await countMatches(parse(countMatchesCall, req).query));
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
    await answer(res, await openCase(order, userOf(req), limits), openChatRoomCall.status);
  });

  routes.get(getChatRoomCall.path, requireUser, async (req, res) => {
    const { params } = parse(getChatRoomCall, req);
    const room = await findRoom(params.id, userOf(req));
    await recordAccess(staffReaderOf(req), "case-opened", [room]);
    await answer(res, room);
  });

  routes.post(markReadCall.path, requireUser, async (req, res) => {
    const { params } = parse(markReadCall, req);
    await answer(res, await markRead(params.id, userOf(req)));
  });

  routes.patch(changeCaseStatusCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(changeCaseStatusCall, req);
    const { after } = await changeCaseStatus({ roomId: params.id, ...body, correctsReason: true }, userOf(req));
    await answer(res, after);
  });

  routes.patch(setDeadlineCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(setDeadlineCall, req);
    const { after } = await setManualDeadline({ roomId: params.id, ...body }, userOf(req));
    await answer(res, after);
  });

  routes.patch(assignCaseCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(assignCaseCall, req);
    const { after } = await assignCase({ roomId: params.id, ...body }, userOf(req));
    await answer(res, after);
  });

  routes.patch(settleWaitingCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(settleWaitingCall, req);
    await answer(res, await settleWaiting({ roomId: params.id, ...body }, userOf(req)));
  });

  routes.post(changeStatusesCall.path, requireAdmin, async (req, res) => {
    const { changes } = parse(changeStatusesCall, req).body;
    const wanted = changes.map(({ id: roomId, ...change }) => ({ roomId, ...change }));
    const results = await changeStatuses(wanted, userOf(req));
    res.json(results);
  });

  routes.get(listActivityCall.path, requireAdmin, async (req, res) => {
    const { params } = parse(listActivityCall, req);
    await findRoom(params.id, userOf(req));
    res.json(await listActivity(params.id));
  });

  return routes;
};
