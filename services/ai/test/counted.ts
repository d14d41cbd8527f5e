import { renderMetrics } from "@legal/service-kit";

/** The value of a counter with its labels, as `/metrics` has it. */
export const counted = async (name: string): Promise<number> => {
  const line = (await renderMetrics()).text.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
};
