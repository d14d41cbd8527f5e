import {
  changeDeadlineCall,
  confirmDeadlineCall,
  downloadDeadlineCall,
  enterDeadlineCall,
  listDeadlinesCall,
  settleDeadlineCall,
} from "@legal/contracts";
import {
  contentDisposition,
  createRouter,
  languageOf,
  parse,
  requireAdmin,
  requireUser,
  staffReaderOf,
  userOf,
  type RateLimit,
} from "@legal/service-kit";
import type { Response, Router } from "express";
import { recordAccess } from "../../audit-log/record-access.ts";
import { recordChangeAccess } from "../record-change-access.ts";
import { calendarFile } from "./calendar-file.ts";
import { changeDeadline } from "./change-deadline.ts";
import { confirmDeadline, withdrawConfirmation } from "./confirm-deadline.ts";
import type { DeadlineRecord } from "./deadline-model.ts";
import { enterDeadline } from "./enter-deadline.ts";
import { findDeadline, listDeadlines } from "./list-deadlines.ts";
import { presentDeadlines } from "./present-deadline.ts";
import { settleDeadline } from "./settle-deadline.ts";

const answer = async (res: Response, deadline: DeadlineRecord, status = 200): Promise<void> => {
  const [shown] = await presentDeadlines([deadline], userOf(res.req));
  res.status(status).json(shown);
};

/** The deadlines of a case, for its customer and staff. */
export const deadlineRoutes = (customerLimit: RateLimit): Router => {
  const routes = createRouter();

  routes.get(listDeadlinesCall.path, requireUser, async (req, res) => {
    const reader = userOf(req);
    const { room, deadlines } = await listDeadlines(parse(listDeadlinesCall, req).params.id, reader);
    await recordAccess(staffReaderOf(req), "case-opened", [room]);
    res.json(await presentDeadlines(deadlines, reader));
  });

  routes.post(enterDeadlineCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(enterDeadlineCall, req);
    const user = userOf(req);
    if (user.role === "admin") await recordChangeAccess(params.id, user, staffReaderOf(req));
    else await customerLimit.consume(user.id);
    await answer(res, await enterDeadline({ roomId: params.id, ...body }, user), enterDeadlineCall.status);
  });

  routes.get(downloadDeadlineCall.path, requireUser, async (req, res) => {
    const { params } = parse(downloadDeadlineCall, req);
    const { room, deadline } = await findDeadline(params.id, params.deadlineId, userOf(req));
    await recordAccess(staffReaderOf(req), "case-opened", [room]);
    res.type("text/calendar; charset=utf-8");
    res.set("Content-Disposition", contentDisposition("attachment", `deadline-${deadline.dueDate}.ics`));
    res.send(calendarFile(deadline, room, languageOf(req)));
  });

  routes.patch(changeDeadlineCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(changeDeadlineCall, req);
    await recordChangeAccess(params.id, userOf(req), staffReaderOf(req));
    const { id: roomId, deadlineId } = params;
    await answer(res, await changeDeadline({ roomId, deadlineId, ...body }, userOf(req)));
  });

  routes.post(confirmDeadlineCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(confirmDeadlineCall, req);
    await recordChangeAccess(params.id, userOf(req), staffReaderOf(req));
    const seen = { roomId: params.id, deadlineId: params.deadlineId, version: body.version };
    await answer(res, await (body.confirmed ? confirmDeadline : withdrawConfirmation)(seen, userOf(req)));
  });

  routes.patch(settleDeadlineCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(settleDeadlineCall, req);
    await recordChangeAccess(params.id, userOf(req), staffReaderOf(req));
    const { id: roomId, deadlineId } = params;
    await answer(res, await settleDeadline({ roomId, deadlineId, ...body }, userOf(req)));
  });

  return routes;
};
