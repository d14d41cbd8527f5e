import type { FileRisk } from "@legal/contracts";
import { typeOfExtension } from "./file-kinds.ts";

interface LookedAt {
  type: string;
  risks?: FileRisk[] | undefined;
}

/** What answers say of a file that is unsafe to open, and nothing of others. Old Word files are, whenever they came. */
export const fileRisksOf = ({ type, risks }: LookedAt): { fileRisks?: FileRisk[] } => {
  const found = risks ?? (type === typeOfExtension("doc") ? (["old-word"] as const) : []);
  return found.length > 0 ? { fileRisks: [...found] } : {};
};
