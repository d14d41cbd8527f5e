import type { AnswerValue, Answers } from "@legal/document-types";

/** A party of this or an earlier paper. */
export interface Person {
  /** The same for one person named twice. */
  key: string;
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
    if (typeof name !== "string" || name.trim() === "" || address === undefined) return [];
    return [{ key: `${name} ${JSON.stringify(address)}`, name, answers: party }];
  });
};

/** Each once, in the order in which they were found. */
export const distinct = (people: readonly Person[]): Person[] => [
  ...new Map(people.map((person) => [person.key, person])).values(),
];
