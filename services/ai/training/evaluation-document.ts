import type { Outcome } from "./measure.ts";
import { report } from "./report.ts";

interface Evaluation {
  /** Of authors that the model asked had not seen. */
  unseen: readonly Outcome[];
  authors: number;
  validated: readonly Outcome[];
  size: string;
}

/** docs/assistant-evaluation.md */
export const evaluationDocument = ({ unseen, authors, validated, size }: Evaluation): string =>
  `# How well the assistant understands

Written by \`npm run ai:train\`. Every situation was invented, none is a real customer's; real inboxes will differ.

## On authors that training did not see

${unseen.length} training situations of ${authors} authors, in five groups of authors; each group is asked of a model that was trained on the other groups alone, with thresholds that were chosen on them.

${report(unseen)}
## On situations that only measure

${validated.length} situations by other authors. Nothing is trained or chosen on them.

${report(validated)}
${size}
`;
