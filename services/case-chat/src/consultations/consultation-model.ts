import { CONSULTATION_STATUSES, type Consultation as ConsultationAnswer } from "@legal/contracts";
import { model, Schema } from "mongoose";

export interface ConsultationRecord {
  _id: string;
  userId: string;
  chatRoomId: string | null;
  status: ConsultationAnswer["status"];
  createdAt: Date;
}

const schema = new Schema<ConsultationRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    chatRoomId: { type: String, default: null },
    status: { type: String, enum: CONSULTATION_STATUSES, required: true, default: "pending" },
    createdAt: { type: Date, required: true },
  },
  { collection: "consultation_requests", versionKey: false },
);

schema.index({ userId: 1, createdAt: -1 });

export const Consultation = model("Consultation", schema);
