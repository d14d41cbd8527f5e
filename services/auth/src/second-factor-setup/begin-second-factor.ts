import type { SecondFactorSetup } from "@legal/contracts";
import { create as createQrCode } from "qrcode";
import type { UserRecord } from "../users/user-model.ts";
import { SecondFactor } from "../second-factor/second-factor-model.ts";
import type { SecretBox } from "../second-factor/secret-box.ts";
import { newTotpSecret, totpUri } from "../second-factor/totp.ts";

const PENDING_MS = 30 * 60_000;

const qrOf = (text: string): SecondFactorSetup["qr"] => {
  const { size, data } = createQrCode(text, { errorCorrectionLevel: "M" }).modules;
  return { size, modules: Array.from(data, (bit) => (bit ? "1" : "0")).join("") };
};

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** A new secret that waits for its first code. Whatever factor there is holds until then. */
export const beginSecondFactor = async (
  { _id, username }: Pick<UserRecord, "_id" | "username">,
  box: SecretBox,
): Promise<SecondFactorSetup> => {
  const secret = newTotpSecret();
  const pending = { secret: box.seal(secret, _id), until: new Date(Date.now() + PENDING_MS) };
  await SecondFactor.updateOne({ _id }, { $set: { pending } }, { upsert: true });
  const uri = totpUri(secret, username);
  return { key: inGroups(secret), uri, qr: qrOf(uri) };
};
