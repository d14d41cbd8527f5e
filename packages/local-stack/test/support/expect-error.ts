import { MongoServerError } from "./mongo.ts";

/** The server's refusal of something that must be refused. */
export const refusal = async (attempt: Promise<unknown>): Promise<MongoServerError> => {
  const outcome = await attempt.then(
    (value) => new Error(`expected a refusal, got ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (outcome instanceof MongoServerError) return outcome;
  throw outcome;
};
