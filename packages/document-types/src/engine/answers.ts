/** What one question was answered with. An address is `{postcode, line}`; a list holds the ids of its items, in order. */
export type AnswerValue = string | number | boolean | readonly string[] | { postcode: string; line: string };

/**
 * The answers of a document by path: `creditor.name`, `debtors` (ids of its items), `debtors.<id>.name`. Ids of items are
 * lower case letters and digits, at most 16, and stay when others are added or removed: two people can edit at once, and
 * a change is named by its path.
 */
export type Answers = Readonly<Record<string, AnswerValue>>;
