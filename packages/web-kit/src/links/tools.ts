/** The calculators, by the last part of their address. */
export const TOOLS = ["deadline", "court-costs", "interest"] as const;
export type Tool = (typeof TOOLS)[number];
