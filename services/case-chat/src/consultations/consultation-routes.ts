import { myConsultationsCall, type Consultation as ConsultationAnswer } from "@legal/contracts";
import { createRouter, requireUser, userOf } from "@legal/service-kit";
import { Consultation, type ConsultationRecord } from "./consultation-model.ts";

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
