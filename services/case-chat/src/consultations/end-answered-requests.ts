import { walkByIds } from "@legal/service-kit/jobs";
import { Consultation, type ConsultationRecord } from "./consultation-model.ts";

const OPEN = { status: { $ne: "완료" }, chatRoomId: { $ne: null } } as const;

export interface OpenRequest {
  chatRoomId: string;
  createdAt: Date;
}

const endUnlessEnded = async (_id: string): Promise<number> =>
  (await Consultation.updateOne({ _id, ...OPEN }, { $set: { status: "완료" } })).modifiedCount;

/** Ends each open request that was answered, unless it has ended meanwhile. Resolves with how many it ended. */
export const endAnsweredRequests = (
  isAnswered: (request: OpenRequest) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<number> =>
  walkByIds(
    Consultation.collection,
    async (ids) => {
      const open = await Consultation.find({ _id: ids, ...OPEN }).lean<ConsultationRecord[]>();
      let ended = 0;
      for (const { _id, chatRoomId, createdAt } of open) {
        signal?.throwIfAborted();
        if (chatRoomId !== null && (await isAnswered({ chatRoomId, createdAt }))) ended += await endUnlessEnded(_id);
      }
      return ended;
    },
    signal,
  );
