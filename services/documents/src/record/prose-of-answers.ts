import { createHash } from "node:crypto";
import type { Document } from "@legal/contracts";
import { byKind, questionAt, type AnswerValue, type DocumentType } from "@legal/document-types";
import type { DocumentRecord } from "./document-model.ts";
import { byPath, pathOf, type Approval, type StoredAnswer, type StoredAnswers } from "./stored-answers.ts";

type Source = Pick<StoredAnswer, "by" | "side" | "at" | "since">;
type Based = Pick<DocumentRecord, "answers" | "exhibits">;
type Exhibited = Pick<DocumentRecord, "exhibits">;

/** How a person is reached is in no sentence, nor is what the office alone answers. */
const APART = new Set<string>(["prose", "phone", "email", "address", "office"]);

const kindAt = (type: DocumentType, path: string): string => {
  const question = questionAt(type, path);
  if (!question) return "";
  if ("list" in question) return "list";
  return question.office ? "office" : question.field.kind;
};

const isOf = (path: string, question: string): boolean => path === question || path.startsWith(`${question}.`);

/** Sentences are made from what was asked before them: the court, say, is named afterwards and in none. */
const askedUntil = (type: DocumentType, prose: string): readonly string[] => {
  const questions = type.interview.flatMap((section) => section.questions.map(({ path }) => path));
  return questions.slice(0, questions.findIndex((question) => isOf(prose, question)) + 1);
};

/** Of everything that sentences could be made from: another one means that what they say may have changed. */
const basisOf = (type: DocumentType, { answers, exhibits }: Based, prose: string): string => {
  const asked = askedUntil(type, prose);
  const behind = byPath(answers)
    .filter(([path]) => asked.some((question) => isOf(path, question)) && !APART.has(kindAt(type, path)))
    .map(([path, { value }]) => [path, value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const all = JSON.stringify([behind, byKind(exhibits).exhibits.map(({ id }) => id)]);
  return createHash("sha256").update(all).digest("base64url");
};

/** Placeholder: replaced by the basis of the document when that is stored. */
const NEW_BASIS = "";
/** A basis that matches no answers, for sentences that name a retitled exhibit: titles are in no basis. */
const OTHER_TITLES = "other-titles";

const weighed = (answer: StoredAnswer, value: AnswerValue, approvals: readonly (Approval | null)[]): StoredAnswer => ({
  ...answer,
  value,
  prefilledFrom: approvals.includes(null) ? "assistant" : null,
  ...(answer.prose && { prose: { source: answer.prose.source, basis: NEW_BASIS, approvals } }),
});

export const isProse = (type: DocumentType, path: string): boolean => kindAt(type, path) === "prose";

export const writtenProse = (sentences: readonly string[], source: "model" | "rules", given: Source): StoredAnswer => {
  const approvals = sentences.map(() => null);
  const prose = { source, basis: NEW_BASIS, approvals };
  return { ...given, value: sentences, prefilledFrom: "assistant", prose };
};

const sentencesOf = ({ value }: StoredAnswer): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

const ownApproval = ({ side, by, at }: Source): Approval | null => (side === "user" && by !== null ? { by, at } : null);

/** Sentences that the customer typed are approved by that. */
const asProse = (known: StoredAnswer): StoredAnswer => {
  if (known.prose) return known;
  const own = ownApproval(known);
  return { ...known, prose: { source: "person", basis: NEW_BASIS, approvals: sentencesOf(known).map(() => own) } };
};

/** Sentences as a person has typed them: the customer approves what they type themselves, and not what staff do. */
export const editedProse = (typed: StoredAnswer | undefined, value: AnswerValue, given: Source): StoredAnswer => {
  const known = asProse(typed ?? { ...given, value: [], prefilledFrom: null });
  const [before, after] = [sentencesOf(known), sentencesOf({ ...known, value })];
  const own = ownApproval(given);
  const approvals = after.map((text) => {
    const index = before.indexOf(text);
    return index < 0 ? own : (known.prose?.approvals[index] ?? null);
  });
  return weighed({ ...known, ...given }, value, approvals);
};

/** Null where there is no such sentence. */
export const approvedProse = (
  known: StoredAnswer,
  sentence: string,
  approval: Approval | null,
): StoredAnswer | null => {
  const sentences = sentencesOf(known);
  if (!known.prose || !sentences.includes(sentence)) return null;
  const approvals = sentences.map((text, index) =>
    text === sentence ? approval : (known.prose?.approvals[index] ?? null),
  );
  return weighed(known, known.value, approvals);
};

/** Whether a sentence of it is not approved. */
export const awaitsApproval = (answer: StoredAnswer | undefined): boolean =>
  answer?.prose?.approvals.includes(null) ?? false;

/** An exhibit was given another title, and these sentences name the one before. */
const isRetitled = (before: Exhibited, { exhibits }: Exhibited, sentences: readonly string[]): boolean => {
  const titles = new Map(exhibits.map(({ id, title }) => [id, title]));
  const gone = before.exhibits.filter(({ id, title }) => titles.has(id) && titles.get(id) !== title);
  return gone.some(({ title }) => sentences.some((sentence) => sentence.includes(title)));
};

/** Takes back approvals of sentences whose answers have changed since; new ones are bound to the answers of now. */
export const settleProse = (document: DocumentRecord, type: DocumentType, before: Exhibited): StoredAnswers => {
  const settled = Object.entries(document.answers).map(([key, answer]): [string, StoredAnswer] => {
    const { prose } = answer;
    if (!prose) return [key, answer];
    const isOutdated = isRetitled(before, document, sentencesOf(answer));
    const basis = basisOf(type, document, pathOf(key));
    if (prose.basis === basis && !isOutdated) return [key, answer];
    if (prose.basis === NEW_BASIS) return [key, { ...answer, prose: { ...prose, basis } }];
    const approvals = prose.approvals.map(() => null);
    const unlike = isOutdated ? { basis: OTHER_TITLES } : {};
    return [key, { ...answer, prefilledFrom: "assistant", prose: { ...prose, ...unlike, approvals } }];
  });
  return Object.fromEntries(settled);
};

export const presentProse = (document: DocumentRecord, type: DocumentType): NonNullable<Document["prose"]> => {
  const written = byPath(document.answers).flatMap(([path, answer]) => {
    const { prose } = answer;
    if (!prose) return [];
    const sentences = sentencesOf(answer).map((text, index) => {
      const approval = prose.approvals[index] ?? null;
      return { text, approved: approval && { by: approval.by, at: approval.at.toISOString() } };
    });
    return [
      [path, { source: prose.source, outdated: prose.basis !== basisOf(type, document, path), sentences }] as const,
    ];
  });
  return Object.fromEntries(written);
};
