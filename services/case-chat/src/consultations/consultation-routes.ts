import { myConsultationsCall, openAdminSupportCall, type Consultation as ConsultationAnswer } from "@legal/contracts";
import { createRouter, requireUser, userOf } from "@legal/service-kit";
import { presentForReader } from "../cases/present-chat-room.ts";
import { Consultation, type ConsultationRecord } from "./consultation-model.ts";
import { openAdminSupport } from "./open-admin-support.ts";

const MAX_SHOWN = 200;

const presentConsultation = ({ _id, chatRoomId, status, createdAt }: ConsultationRecord): ConsultationAnswer => ({
  id: _id,
  chatRoomId,
  status,
  createdAt: createdAt.toISOString(),
});

export const consultationRoutes = createRouter();

consultationRoutes.get(myConsultationsCall.path, requireUser, async (req, res) => {
  const own = { userId: userOf(req).id };
  const found = await Consultation.find(own).sort({ createdAt: -1 }).limit(MAX_SHOWN).lean<ConsultationRecord[]>();
  res.json(found.map(presentConsultation));
});

consultationRoutes.post(openAdminSupportCall.path, requireUser, async (req, res) => {
  const user = userOf(req);
  const { room, created } = await openAdminSupport(user);
  const { status, existsStatus } = openAdminSupportCall;
  res.status(created ? status : existsStatus).json(await presentForReader(room, user));
});
