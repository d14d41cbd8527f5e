import type { ClientSession } from "mongoose";
import { Consultation } from "./consultation-model.ts";

/** Deletes what a customer asked the office for. */
export const deleteConsultations = async (userId: string, session: ClientSession): Promise<void> => {
  await Consultation.deleteMany({ userId }, { session });
};
