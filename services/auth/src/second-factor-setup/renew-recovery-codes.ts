import { notFound } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { Device } from "../devices/device.ts";
import { queueNotice } from "../mail/mail-kinds.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { newRecoveryCodes } from "../second-factor/recovery-codes.ts";
import { SecondFactor } from "../second-factor/second-factor-model.ts";

/** Ten new recovery codes in place of what is left of the old ones. */
export const renewRecoveryCodes = async (userId: string, device: Device, hasher: PasswordHasher): Promise<string[]> => {
  const { shown, stored } = await newRecoveryCodes(hasher);
  await inTransaction(async (session) => {
    const on = { _id: userId, secret: { $ne: null } };
    const { matchedCount } = await SecondFactor.updateOne(on, { $set: { recoveryCodes: stored } }, { session });
    if (matchedCount === 0) throw notFound("second factor");
    await queueNotice({ userId, event: "recovery-codes-renewed", device }, session);
  });
  return shown;
};
