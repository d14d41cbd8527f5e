import { CASE_CHANGE_CALLS, changeStatusesCall, type Call, type CaseChange } from "@legal/contracts";
import { createRouter, parse, requireAdmin, staffReaderOf, userOf, type User } from "@legal/service-kit";
import type { RequestHandler } from "express";
import { recordAccess } from "../audit-log/record-access.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { assignCase } from "./assign-case.ts";
import { changeCaseStatus } from "./change-case-status.ts";
import type { CaseBeforeAndAfter } from "./change-case.ts";
import { changeStatuses } from "./change-statuses.ts";
import { setManualDeadline } from "./deadlines/set-manual-deadline.ts";
import { presentForReader } from "./present-chat-room.ts";
import { recordChangeAccess } from "./record-change-access.ts";
import { setCustomerWaiting } from "./set-customer-waiting.ts";

/** The route of one change: its verb gets the id of the room with the body. */
const routeOf = <Params extends { id: string }, Body extends object>(
  call: Call<Params, unknown, Body>,
  verb: (change: Body & { roomId: string }, admin: User) => Promise<ChatRoomRecord>,
) => {
  const handler: RequestHandler = async (req, res) => {
    const { params, body } = parse(call, req);
    await recordChangeAccess(params.id, userOf(req), staffReaderOf(req));
    const changed = await verb({ ...body, roomId: params.id }, userOf(req));
    res.json(await presentForReader(changed, userOf(req)));
  };
  return { path: call.path, handler };
};

const afterOf = async (changed: Promise<CaseBeforeAndAfter>): Promise<ChatRoomRecord> => (await changed).after;

const CHANGES = {
  status: routeOf(CASE_CHANGE_CALLS.status, (wanted, admin) =>
    afterOf(changeCaseStatus({ ...wanted, reasonMode: "correct" }, admin)),
  ),
  deadline: routeOf(CASE_CHANGE_CALLS.deadline, (wanted, admin) => afterOf(setManualDeadline(wanted, admin))),
  assignee: routeOf(CASE_CHANGE_CALLS.assignee, (wanted, admin) => afterOf(assignCase(wanted, admin))),
  waiting: routeOf(CASE_CHANGE_CALLS.waiting, setCustomerWaiting),
} satisfies Record<CaseChange, unknown>;

/** What staff change of a case. */
export const caseChangeRoutes = createRouter();

for (const { path, handler } of Object.values(CHANGES)) caseChangeRoutes.patch(path, requireAdmin, handler);

caseChangeRoutes.post(changeStatusesCall.path, requireAdmin, async (req, res) => {
  const { changes } = parse(changeStatusesCall, req).body;
  const wanted = changes.map(({ id: roomId, ...status }) => ({ roomId, ...status }));
  const results = await changeStatuses(wanted, userOf(req));
  const shown = results.flatMap(({ room }) => room ?? []).map(({ id: _id, userId }) => ({ _id, userId }));
  await recordAccess(staffReaderOf(req), "cases-listed", shown);
  res.json(results);
});
