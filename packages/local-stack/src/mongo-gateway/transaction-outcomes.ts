import type { Executor } from "./postgres.ts";

/** A driver's session and its number in it: no other transaction ever has the same. */
export type TransactionName = `${string}:${string}`;

/**
 * What became of transactions is a row that each writes as its last step. PostgreSQL's own transaction ids do not show it:
 * after a crash it gives those again that had not reached the disk, and `pg_xact_status` then speaks of another's.
 */
const createTable = `CREATE TABLE IF NOT EXISTS public.transaction_outcomes (
  name text PRIMARY KEY,
  committed boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
)`;

/** Longer than any driver repeats a commit. */
const REMEMBERED = "30 minutes";

export const prepareOutcomes = (postgres: Executor) => postgres.query(createTable);

/** One round trip; what only read has nothing to be remembered of. The name is made of digits and letters. */
export const commitAs = (name: TransactionName) =>
  `INSERT INTO public.transaction_outcomes
     SELECT '${name}', true WHERE pg_current_xact_id_if_assigned() IS NOT NULL;
   COMMIT`;

/**
 * Whether an abandoned transaction had committed. The answer is written down first: a commit that is still
 * under way is waited for, and one that has not begun then fails.
 */
export const hasCommitted = async (name: TransactionName, postgres: Executor): Promise<boolean> => {
  const [outcome] = await postgres.query(
    `INSERT INTO public.transaction_outcomes AS known VALUES ($1, false)
     ON CONFLICT (name) DO UPDATE SET committed = known.committed RETURNING committed`,
    [name],
  );
  return outcome?.committed === true;
};

export const forgetOldOutcomes = (postgres: Executor) =>
  postgres.query(`DELETE FROM public.transaction_outcomes WHERE at < now() - interval '${REMEMBERED}'`);
