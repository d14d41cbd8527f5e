import { requestedMail, type Language, type RequestedMail } from "@legal/contracts";
import { z } from "zod";

/** What a fact may be: its examples, each of the choices, or a condition that does not and does hold. */
const valuesOf = (fact: z.core.$ZodType): unknown[] => {
  const { examples } = z.globalRegistry.get(fact) ?? {};
  if (Array.isArray(examples)) return examples;
  if (fact instanceof z.ZodNullable) return valuesOf(fact.unwrap());
  if (fact instanceof z.ZodOptional) return [undefined, ...valuesOf(fact.unwrap())];
  if (fact instanceof z.ZodBoolean) return [true];
  if (fact instanceof z.ZodEnum) return fact.options;
  if (fact instanceof z.ZodLiteral) return [...fact.values];
  if (fact instanceof z.ZodObject) return combinations(fact.shape).map(({ facts }) => facts);
  throw new TypeError("a fact of a mail has no example in packages/contracts/src/requested-mails.ts");
};

interface Combination {
  /** Of what differs between the mails of a kind. */
  names: string[];
  facts: Record<string, unknown>;
}

const combinations = (shape: Readonly<Record<string, z.core.$ZodType>>): Combination[] => {
  let all: Combination[] = [{ names: [], facts: {} }];
  for (const [name, fact] of Object.entries(shape)) {
    const values = valuesOf(fact);
    const namesOf = (value: unknown) => {
      if (values.length === 1 || value === undefined) return [];
      return [value === true ? name : JSON.stringify(value)];
    };
    all = all.flatMap(({ names, facts }) =>
      values.map((value) => ({ names: [...names, ...namesOf(value)], facts: { ...facts, [name]: value } })),
    );
  }
  return all;
};

/** Each mail that other services ask for, by its kind and what differs within it, from the examples of the contract. */
export const sampleRequestedMails = (language: Language): Record<string, RequestedMail> =>
  Object.fromEntries(
    requestedMail.options.flatMap(({ shape: { kind, ...shape } }) =>
      combinations({ ...shape, ...("language" in shape && { language: z.literal(language) }) }).map(
        ({ names, facts }) => [[kind.value, ...names].join("-"), requestedMail.parse({ kind: kind.value, ...facts })],
      ),
    ),
  );
