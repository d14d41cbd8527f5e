import type { Answers } from "../engine/answers.ts";
import type { Check, Issue } from "../engine/document-type.ts";
import { BLANK, withParticle, wonPlain } from "../engine/korean.ts";
import { isTrueAt, itemsAt, numberAt, textAt } from "../engine/read-answers.ts";
import { nameOf } from "../parties/party-entries.ts";
import { isBill } from "./cause.ts";

/** Whose debt it is, where others guarantee it, and who does. */
export interface Guaranteed {
  debtor: string;
  sentences: readonly string[];
}

const isGuarantor =
  (answers: Answers) =>
  (debtor: string): boolean =>
    isTrueAt(answers, `${debtor}.guarantor`);

const guarantorsOf = (answers: Answers): readonly string[] => itemsAt(answers, "debtors").filter(isGuarantor(answers));

/** Whether those whose debt it is are none of the debtors. */
export const onlyGuarantors = (answers: Answers): boolean => {
  const debtors = itemsAt(answers, "debtors");
  return debtors.length > 0 && debtors.every(isGuarantor(answers));
};

const isPlain = (answers: Answers, debtor: string): boolean => textAt(answers, `${debtor}.guarantee`) === "plain";

/** The most that a guarantor answers for, interest included (민법 428의3, 429①); null without one. */
const limitOf = (answers: Answers, debtor: string): number | null => numberAt(answers, `${debtor}.guaranteeLimit`);

/** 채무자 이민정, 박보증; a single debtor needs no name. */
const called = (answers: Answers, parties: readonly string[]): string =>
  itemsAt(answers, "debtors").length === 1
    ? "채무자"
    : `채무자 ${parties.map((party) => nameOf(answers, party)).join(", ")}`;

/** Null where all debtors owe it themselves. */
export const guaranteedOf = (answers: Answers): Guaranteed | null => {
  const guarantors = guarantorsOf(answers);
  if (guarantors.length === 0) return null;
  const own = itemsAt(answers, "debtors").filter((debtor) => !guarantors.includes(debtor));
  const debtor = own.length === 0 ? textAt(answers, "principalDebtor") || BLANK : called(answers, own);
  const verbs = new Map<string, string[]>();
  for (const one of guarantors.toSorted((a, b) => Number(isPlain(answers, a)) - Number(isPlain(answers, b)))) {
    const limit = limitOf(answers, one);
    const within = limit === null ? "" : `${wonPlain(limit)}을 한도로 `;
    const verb = `${within}${isPlain(answers, one) ? "" : "연대하여 "}보증하였습니다`;
    verbs.set(verb, [...(verbs.get(verb) ?? []), one]);
  }
  const sentences = [...verbs].map(
    ([verb, these]) => `${withParticle(called(answers, these), "은/는")} ${debtor}의 위 채무를 ${verb}.`,
  );
  return { debtor, sentences };
};

const limitedOf = (answers: Answers): readonly string[] =>
  guarantorsOf(answers).filter((debtor) => limitOf(answers, debtor) !== null);

/** `(다만 채무자 최보증은 금 5,000,000원의 한도에서) `; empty where none has a limit. */
export const limitsWord = (answers: Answers): string => {
  const each = limitedOf(answers).map(
    (debtor) => `${withParticle(called(answers, [debtor]), "은/는")} ${wonPlain(limitOf(answers, debtor))}의 한도에서`,
  );
  return each.length === 0 ? "" : `(다만 ${each.join(", ")}) `;
};

/**
 * A lawyer releases it: the guarantor owes only what another does not pay, or a part, did not sign, or is claimed from
 * alone.
 */
export const isUnusualGuarantee = (answers: Answers): boolean =>
  onlyGuarantors(answers) ||
  limitedOf(answers).length > 0 ||
  guarantorsOf(answers).some((debtor) => isPlain(answers, debtor) || answers[`${debtor}.guaranteeInWriting`] === false);

/** Whether the debtors owe equal parts, as several do who agreed on nothing else (민법 408). */
export const oweShares = (answers: Answers): boolean => textAt(answers, "jointForm") === "shares";

const issue = (reason: string, severity: Issue["severity"], path: string, name = ""): Issue => ({
  code: "K9",
  reason,
  severity,
  path,
  values: { name },
});

/** K9: a joint guarantor owes it jointly and severally, another one does not (민법 413, 437); a bill binds by itself. */
export const liabilityFits: Check = ({ answers }) => {
  const form = textAt(answers, "jointForm");
  if (form === "bills" && !isBill(answers)) return [issue("bills", "block", "jointForm")];
  // A guarantor answers for another's part and has none.
  if (oweShares(answers) && guarantorsOf(answers).length > 0) return [issue("shares", "block", "jointForm")];
  const kinds = new Set(guarantorsOf(answers).map((debtor) => isPlain(answers, debtor)));
  const isWrong = form === "jointly" ? kinds.has(true) : kinds.has(false);
  return form !== "" && isWrong ? [issue("jointForm", "warn", "jointForm")] : [];
};

/** K9: a guarantee has effect only in writing, signed or sealed (민법 428의2①). */
export const guaranteeIsWritten: Check = ({ answers }) =>
  guarantorsOf(answers)
    .map((debtor) => ({ path: `${debtor}.guaranteeInWriting`, name: textAt(answers, `${debtor}.name`) }))
    .filter(({ path }) => answers[path] === false)
    .map(({ path, name }) => issue("unwritten", "warn", path, name));

/** K9: where none of the debtors owes more than a guarantor's limit, the items are what is within it. */
export const limitIsOfSome: Check = ({ answers }) =>
  onlyGuarantors(answers) && limitedOf(answers).length === itemsAt(answers, "debtors").length
    ? limitedOf(answers).map((debtor) => ({ ...issue("limited", "block", `${debtor}.guaranteeLimit`), office: true }))
    : [];
