import { KnownUser } from "./user-model.ts";

/** A mailbox that is moved or closed by mistake is mostly there again by then. */
export const SECOND_TRY_MS = 86_400_000;

/** Notes that the server has no such mailbox; true from the second time on, a day after the first, which ends its mails. */
export const isRefusedAgain = async (userId: string, email: string, now: Date): Promise<boolean> => {
  const before = { $lte: new Date(now.getTime() - SECOND_TRY_MS) };
  const again = { _id: userId, email, "refused.email": email, "refused.at": before };
  const bounced = { $set: { bouncedEmail: email, refused: null } };
  if ((await KnownUser.updateOne(again, bounced)).matchedCount > 0) return true;
  const first = { _id: userId, email, "refused.email": { $ne: email } };
  await KnownUser.updateOne(first, { $set: { refused: { email, at: now } } });
  return false;
};

/** Whether there was one. */
export const forgetRefusal = async (userId: string): Promise<boolean> => {
  const refused = { _id: userId, "refused.email": { $exists: true } };
  return (await KnownUser.updateOne(refused, { $set: { refused: null } })).modifiedCount > 0;
};

/** Its owner says that it takes mails again. */
export const tryAddressAgain = async (userId: string): Promise<void> => {
  await KnownUser.updateOne({ _id: userId }, { $set: { bouncedEmail: null, refused: null } });
};
