import { KnownUser } from "./user-model.ts";

/** The token of a deleted account lives for another minute. */
export const isDeleted = async (userId: string): Promise<boolean> =>
  (await KnownUser.exists({ _id: userId, deleted: true })) !== null;
