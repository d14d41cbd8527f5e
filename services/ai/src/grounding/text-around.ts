import type { Claim } from "./claim.ts";

/** How far a word may stand from the claim whose meaning it decides. */
const CHARACTERS_AROUND = 60;

/** The text before and behind a claim, within its sentence. */
export const textAround = (text: string, { start, end }: Claim): { before: string; behind: string } => {
  const sentences = text.slice(Math.max(0, start - CHARACTERS_AROUND), start).split(/(?<!\d)[.!?]\s|[。！？\n]/u);
  const [behind = ""] = text.slice(end, end + CHARACTERS_AROUND).split(/(?<!\d)[.!?](?=\s|$)|[。！？\n]/u);
  return { before: sentences.at(-1) ?? "", behind };
};
