import type { AnswerValue, Answers } from "../engine/answers.ts";
import type { FieldList } from "../engine/field.ts";

/** A party as a paper's answers have it, to be used in another. */
export interface Person {
  name: string;
  /** By path within the party: `name`, `address`. */
  answers: Answers;
}

const ITEM = /^([a-zA-Z0-9]+\.[a-z0-9]+)\.([a-zA-Z0-9]+)$/;

/** Those who have a name and an address. */
export const peopleOf = (answers: Answers): Person[] => {
  const items = new Map<string, Record<string, AnswerValue>>();
  for (const [path, value] of Object.entries(answers)) {
    const [, item = "", field = ""] = ITEM.exec(path) ?? [];
    if (item) items.set(item, { ...items.get(item), [field]: value });
  }
  return [...items.values()].flatMap((party): Person[] => {
    const { name, address } = party;
    if (typeof name !== "string" || name.trim() === "" || typeof address !== "object") return [];
    return [{ name, answers: party }];
  });
};

/** Of a party in one paper, and of no person. */
const ROLES: readonly string[] = ["guarantor", "guarantee", "guaranteeInWriting", "guaranteeLimit", "servedOn"];

/** What a party's questions are answered with as that person: null takes away what was said of another. */
export const answersAs = ({ answers }: Person, { list }: FieldList): [path: string, value: AnswerValue | null][] =>
  list.flatMap(({ path }): [path: string, value: AnswerValue | null][] =>
    ROLES.includes(path) ? [] : [[path, answers[path] ?? null]],
  );

const lineOf = (address: AnswerValue | undefined): string =>
  typeof address === "object" && "line" in address ? address.line : "";

/** Two are one that have in common: a name with an address, or with a birth date or a register number. */
const signsOf = ({ name, answers: { address, birth, corporationNumber } }: Person): string[] =>
  [lineOf(address), birth, corporationNumber].flatMap((sign) =>
    typeof sign === "string" && sign !== "" ? [`${name}\n${sign}`.replaceAll(/[^\S\n]/g, "")] : [],
  );

/** Each once, in the order in which they were found, as they were found first. */
export const distinctPeople = (people: readonly Person[]): Person[] => {
  const seen = new Set<string>();
  return people.filter((person) => {
    const signs = signsOf(person);
    const isKnown = signs.some((sign) => seen.has(sign));
    for (const sign of signs) seen.add(sign);
    return !isKnown;
  });
};
