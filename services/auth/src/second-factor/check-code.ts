import { AppError, type RateLimit } from "@legal/service-kit";
import type { AuthMethod } from "@legal/contracts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { SecondFactor, type SecondFactorRecord } from "./second-factor-model.ts";
import type { SecretBox } from "./secret-box.ts";
import { timeStepOf } from "./totp.ts";

export interface CodeCheckDeps {
  box: SecretBox;
  hasher: PasswordHasher;
  /** Wrong codes of one account; a device that it knows has a count of its own. */
  codeTries: RateLimit;
}

export const wrongCode = (): AppError =>
  new AppError(401, "SECOND_FACTOR_INVALID", "wrong code", {
    details: [{ path: "code", message: "SECOND_FACTOR_INVALID" }],
  });

/** The step moves forward only: of many requests with one code, one gets through. */
const spendTotpCode = async (factor: SecondFactorRecord, code: string, box: SecretBox): Promise<boolean> => {
  const { _id, secret, lastTimeStep } = factor;
  if (secret === null) return false;
  const timeStep = await timeStepOf(box.open(secret, _id), code, lastTimeStep);
  if (timeStep === undefined) return false;
  const unspent = { _id, secret, $or: [{ lastTimeStep: null }, { lastTimeStep: { $lt: timeStep } }] };
  return (await SecondFactor.updateOne(unspent, { $set: { lastTimeStep: timeStep } })).modifiedCount === 1;
};

/**
 * Spends a code of the app, or a recovery code, and says which it was. Throws SECOND_FACTOR_INVALID, or RATE_LIMITED
 * after five wrong ones: each try takes its point before the code is looked at.
 */
export const checkCode = async (
  factor: SecondFactorRecord,
  { code, knownDevice }: { code: string; knownDevice: string | undefined },
  { box, hasher, codeTries }: CodeCheckDeps,
): Promise<AuthMethod> => {
  const tries = knownDevice ?? factor._id;
  await codeTries.consume(tries);
  const isTotp = code.length === 6;
  const passed = isTotp
    ? await spendTotpCode(factor, code, box)
    : await spendRecoveryCode(factor._id, factor.recoveryCodes, code, hasher);
  if (!passed) throw wrongCode();
  await codeTries.reset(tries);
  return isTotp ? "otp" : "recovery";
};
