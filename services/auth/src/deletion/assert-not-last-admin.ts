import { conflict } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { User, type UserRecord } from "../users/user-model.ts";

/** Writing to the one who stays lets two administrators who go at the same moment meet: the second is refused. */
export const assertNotLastAdmin = async ({ _id, role }: UserRecord, session: ClientSession): Promise<void> => {
  if (role !== "admin") return;
  const another = { _id: { $ne: _id }, role: "admin" } as const;
  const { matchedCount } = await User.updateOne(another, { $set: { updatedAt: new Date() } }, { session });
  if (matchedCount === 0) throw conflict("LAST_ADMIN");
};
