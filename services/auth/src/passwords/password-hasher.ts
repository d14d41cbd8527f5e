import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { unavailable } from "@legal/service-kit";

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a stored hash it works as long and answers false. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

// Argon2id is the library's default. OWASP's first choice of parameters; about 35 ms of one core and 19 MiB.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More callers than this wait in vain anyway: at two at a time they would wait longer than a browser does. */
const MAX_WAITING = 400;

const limitConcurrency = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MAX_WAITING) throw unavailable();
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** Argon2id, `concurrency` at a time: a flood of logins must leave threads for everything else. */
export const createPasswordHasher = (concurrency: number): PasswordHasher => {
  const limited = limitConcurrency(concurrency);
  const dummy = hash(randomBytes(16), PARAMETERS);
  return {
    hash: (password) => limited(() => hash(password, PARAMETERS)),
    verify: async (stored, password) => {
      const against = stored ?? (await dummy);
      const matches = await limited(() => verify(against, password));
      return matches && stored !== null;
    },
  };
};
