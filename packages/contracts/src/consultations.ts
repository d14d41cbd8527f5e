import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, timestamp } from "./ids.ts";
import { myConsultationsRoute } from "./routes/consultations.ts";

export const CONSULTATION_STATUSES = ["pending", "준비중", "확인중", "확인완료", "접수", "완료"] as const;

export const consultation = z.object({
  id,
  chatRoomId: id.nullable(),
  status: z.enum(CONSULTATION_STATUSES),
  createdAt: timestamp,
});
export type Consultation = z.output<typeof consultation>;

export const myConsultationsCall = defineCall(myConsultationsRoute, {
  access: "user",
  summary: "The caller's requests for a consultation, newest first",
  response: z.array(consultation),
});
