import {
  attachCaseFilesCall,
  getCaseDocumentFactsCall,
  getStaffMemberCall,
  keepDocumentTurnCall,
  listExtraHolidaysCall,
  readCaseFileCall,
  type CaseDocumentFacts,
} from "@legal/contracts";
import { isOpen } from "@legal/case-rules";
import { displayNameOf } from "@legal/i18n";
import { createRouter, notFound, parse, requireService } from "@legal/service-kit";
import { attachToCase, sendRoomFile } from "../../files/attached-file.ts";
import { ChatRoom, type ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { roomNotFound } from "../../rooms/find-room.ts";
import { KnownUser, type UserRecord } from "../../users/user-model.ts";
import { Deadline, type DeadlineRecord } from "../deadlines/deadline-model.ts";
import { keepTurn } from "../apply-document.ts";
import { listHolidays } from "../holidays/list-holidays.ts";
import { findCaseNumbers } from "../numbers/find-case-numbers.ts";
import { caseOf } from "../record/case-of-room.ts";

/** What documents asks of a case: its facts, its files and their bytes, and the holidays that deadlines are counted by. */
export const documentFactsRoutes = createRouter();

const requireDocuments = requireService("documents");

const findRoom = async (id: string): Promise<ChatRoomRecord> => {
  const room = await ChatRoom.findById(id).lean<ChatRoomRecord>();
  if (!room) throw roomNotFound();
  return room;
};

const customerOf = async (userId: string): Promise<CaseDocumentFacts["customer"]> => {
  const user = await KnownUser.findOne({ _id: userId, deleted: false }).lean<UserRecord>();
  if (!user) return null;
  // A login name is no name that a court could read.
  const name = displayNameOf({ ...user, username: null });
  const { email, phone = null } = user;
  return { name: name === displayNameOf(null) ? null : name, displayName: displayNameOf(user), email, phone };
};

const servedIn = async (caseId: string): Promise<CaseDocumentFacts["served"]> => {
  const open = { caseId, kind: "computed", state: "open" } as const;
  const deadlines = await Deadline.find(open, { matter: 1, service: 1 }, { sort: { dueDate: 1, _id: 1 } }).lean<
    Pick<DeadlineRecord, "matter" | "service">[]
  >();
  return deadlines.flatMap(({ matter, service }) => {
    if (matter === null || !service) return [];
    const { mode, date, noticeDate } = service;
    return [{ matter, mode, date, ...(noticeDate && { noticeDate }) }];
  });
};

documentFactsRoutes.get(getCaseDocumentFactsCall.path, requireDocuments, async (req, res) => {
  const room = await findRoom(parse(getCaseDocumentFactsCall, req).params.id);
  const { packageType, status, number, assigneeId } = caseOf(room);
  const facts: CaseDocumentFacts = {
    roomId: room._id,
    userId: room.userId,
    isCase: room.isCase,
    isOpen: room.isCase && isOpen(status),
    serviceType: room.serviceType,
    packageType,
    number: number ?? (await findCaseNumbers([room])).get(room._id) ?? null,
    assigneeId,
    served: await servedIn(room._id),
    customer: await customerOf(room.userId),
  };
  res.json(facts);
});

documentFactsRoutes.post(attachCaseFilesCall.path, requireDocuments, async (req, res) => {
  const { params, body } = parse(attachCaseFilesCall, req);
  const room = await findRoom(params.id);
  res.json(await attachToCase(body.fileIds, body.uploaderId, room._id));
});

documentFactsRoutes.post(keepDocumentTurnCall.path, requireDocuments, async (req, res) => {
  const { params, body } = parse(keepDocumentTurnCall, req);
  await keepTurn({ caseId: params.id, ...body });
  res.status(keepDocumentTurnCall.status).end();
});

documentFactsRoutes.get(readCaseFileCall.path, requireDocuments, async (req, res) => {
  const { id, fileId } = parse(readCaseFileCall, req).params;
  await sendRoomFile(fileId, id, req, res);
});

documentFactsRoutes.get(getStaffMemberCall.path, requireDocuments, async (req, res) => {
  const { id } = parse(getStaffMemberCall, req).params;
  const user = await KnownUser.findOne({ _id: id, role: "admin", deleted: false }).lean<UserRecord>();
  if (!user) throw notFound("staff member");
  res.json({ id, name: displayNameOf(user), displayName: user.displayName });
});

documentFactsRoutes.get(listExtraHolidaysCall.path, requireService("ai", "documents"), async (req, res) => {
  parse(listExtraHolidaysCall, req);
  res.json(await listHolidays(false));
});
