import type { Document } from "@legal/contracts";

export type Prose = NonNullable<Document["prose"]>[string];
type Sentence = Prose["sentences"][number];

export const waitingIn = ({ sentences }: Prose): number => sentences.filter(({ approved }) => approved === null).length;

/** A sentence of the screen as the server has it; undefined while it does not. */
export const storedSentence = (prose: Prose, text: string, index: number): Sentence | undefined =>
  prose.sentences[index]?.text === text ? prose.sentences[index] : prose.sentences.find((one) => one.text === text);

export interface WaitingProse {
  path: string;
  prose: Prose;
  waiting: number;
}

/** Questions whose sentences the customer has to read and approve. */
export const waitingProse = ({ prose = {}, missing }: Pick<Document, "prose" | "missing">): WaitingProse[] =>
  Object.entries(prose)
    .map(([path, one]) => ({ path, prose: one, waiting: waitingIn(one) }))
    .filter(({ path, waiting }) => waiting > 0 && missing.includes(path));

/** Questions that are missing for want of an answer, and not of the customer's approval of their sentences. */
export const unansweredOf = (document: Pick<Document, "prose" | "missing">): string[] => {
  const waiting = new Set(waitingProse(document).map(({ path }) => path));
  return document.missing.filter((path) => !waiting.has(path));
};

/** Sentences are approved until the paper is frozen; staff in a paper of their own are its customer. */
export const mayApprove = ({ userId, frozen }: Pick<Document, "userId" | "frozen">, readerId: string | undefined) =>
  userId === readerId && frozen === null;
