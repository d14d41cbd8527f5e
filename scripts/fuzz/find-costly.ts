import { costOf, untilQuiet } from "./process-costs.ts";

/** No single input may cost any service more. */
export const CPU_BOUND_MS = 300;
const REPETITIONS = 3;

export interface Costly<T> {
  input: T;
  service: string;
  ms: number;
}

interface Search<T> {
  pids: () => Record<string, number>;
  send: (inputs: readonly T[]) => Promise<void>;
}

const measure = async <T>({ pids, send }: Search<T>, inputs: readonly T[]): Promise<[string, number]> => {
  await untilQuiet(pids());
  return costOf(pids(), async () => {
    await send(inputs);
    await untilQuiet(pids());
  });
};

/** One that costs that much each time: a collection of garbage or a first compilation does not come three times. */
const confirm = async <T>(search: Search<T>, input: T): Promise<Costly<T>[]> => {
  const costs: [string, number][] = [];
  for (let n = 0; n < REPETITIONS; n += 1) costs.push(await measure(search, [input]));
  const [service, ms] = costs.reduce((least, one) => (one[1] < least[1] ? one : least));
  return ms > CPU_BOUND_MS ? [{ input, service, ms }] : [];
};

/** Halves a batch that stood out until single inputs are left. */
export const findCostly = async <T>(search: Search<T>, inputs: readonly T[]): Promise<Costly<T>[]> => {
  const [, ms] = await measure(search, inputs);
  if (ms <= CPU_BOUND_MS) return [];
  if (inputs.length === 1) return inputs[0] === undefined ? [] : confirm(search, inputs[0]);
  const middle = Math.ceil(inputs.length / 2);
  return [...(await findCostly(search, inputs.slice(0, middle))), ...(await findCostly(search, inputs.slice(middle)))];
};
