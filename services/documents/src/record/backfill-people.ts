import { isNotFound } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { History } from "./history-model.ts";
import { lockOwner } from "./owner-model.ts";
import { namesOf, suggestName } from "./person-model.ts";

type StaffNameOf = Pick<CaseChat, "staffNameOf">;

/** An account that is deleted meanwhile gets no name. */
const fillName = async (id: string, { staffNameOf }: StaffNameOf): Promise<boolean> => {
  try {
    const name = await staffNameOf(id);
    if (!name) return false;
    await inTransaction(async (session) => {
      await lockOwner(id, session);
      await suggestName(id, name, session);
    });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
};

/**
 * Asks case-chat for the names of staff who worked on papers and of whom no event has come: their accounts are older than
 * this subscription. Returns how many it named.
 */
export const backfillPeople = async (caseChat: StaffNameOf, signal?: AbortSignal): Promise<number> => {
  const ids = (await History.distinct("by", { side: "admin" })).filter((id) => id !== null);
  const names = await namesOf(ids);
  let named = 0;
  for (const id of ids) {
    signal?.throwIfAborted();
    if (!names.has(id) && (await fillName(id, caseChat))) named += 1;
  }
  return named;
};
