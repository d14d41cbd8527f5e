import { generateSecret, generateURI, verify } from "otplib";

const ISSUER = "온담 법률서비스";
/** A code also holds for the step after its own: people type slowly. Never before it, and each only once. */
const TOLERANCE_SECONDS: [number, number] = [30, 0];

const STEP_MS = 30_000;

const currentTimeStep = (): number => Math.floor(Date.now() / STEP_MS);

/** 160 random bits in base32. */
export const newTotpSecret = (): string => generateSecret();

export const totpUri = (secret: string, username: string): string =>
  generateURI({ issuer: ISSUER, label: username, secret });

/** The time step of a right code that is later than `after`, else undefined. `code` must be six digits: otplib throws otherwise. */
export const timeStepOf = async (secret: string, code: string, after: number | null): Promise<number | undefined> => {
  const result = await verify({
    secret,
    token: code,
    epochTolerance: TOLERANCE_SECONDS,
    // Another replica's clock may be a step ahead; otplib throws for a bound in the future.
    ...(after !== null && { afterTimeStep: Math.min(after, currentTimeStep()) }),
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
};
