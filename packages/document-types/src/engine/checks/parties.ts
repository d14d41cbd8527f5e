import { AGE_OF_MAJORITY } from "@legal/legal-rules/persons";
import type { Answers } from "../answers.ts";
import { isProven } from "../corporation-number.ts";
import type { Check, Draft, Issue } from "../document-type.ts";
import { addressAt, dateAt, isTrueAt, itemsAt, textAt } from "../read-answers.ts";

const COMPANY_FORM =
  /주식회사|유한회사|유한책임회사|합자회사|합명회사|재단법인|사단법인|조합|법인|은행|공사|공단|기금|학교|교회|회$/;

interface Side {
  path: string;
  name: string;
  birth: string | null;
  number: string;
  address: string;
}

const sideOf = (answers: Answers, path: string): Side => ({
  path,
  name: textAt(answers, `${path}.name`).replaceAll(/\s/g, ""),
  birth: dateAt(answers, `${path}.birth`),
  number: textAt(answers, `${path}.corporationNumber`).replaceAll("-", ""),
  address: addressAt(answers, `${path}.address`)?.line.replaceAll(/\s/g, "") ?? "",
});

/** Of two parties: the same, or bearing the same name while nothing else says so. */
const sameness = (one: Side, other: Side): "same" | "namesake" | null => {
  if (one.number !== "" && one.number === other.number) return "same";
  if (one.name === "" || one.name !== other.name) return null;
  const differ =
    one.number !== other.number || (one.birth !== null && other.birth !== null && one.birth !== other.birth);
  if (differ) return null;
  const proven = one.birth !== null && one.birth === other.birth;
  return proven || one.address === other.address ? "same" : "namesake";
};

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));

/** G5: no one is on both sides, or twice on one. */
export const partiesDiffer =
  (...lists: readonly string[]): Check =>
  ({ answers }) =>
    pairs(lists.flatMap((list) => itemsAt(answers, list).map((path) => sideOf(answers, path)))).flatMap(
      ([one, other]): Issue[] => {
        const reason = sameness(one, other);
        if (reason === null) return [];
        const severity = reason === "same" ? "block" : "warn";
        const values = { name: textAt(answers, `${other.path}.name`) };
        return [{ code: "G5", reason, severity, path: `${other.path}.name`, values }];
      },
    );

/** How an address reads however it was typed. */
const placeAt = (answers: Answers, path: string): string =>
  addressAt(answers, path)?.line.replaceAll(/[\s,.]/g, "") ?? "";

const notHidden = (reason: string, path: string): Issue[] => [
  { code: "G14", reason, severity: "block", office: true, path, values: {} },
];

/** G14: who keeps an address from the other side is served at another place, and no address of the paper is theirs. */
export const hiddenAreServed =
  (list: string): Check =>
  ({ answers }) => {
    const parties = itemsAt(answers, isTrueAt(answers, "hidesAddress") ? list : "");
    const homes = new Set(parties.map((party) => placeAt(answers, `${party}.address`)).filter(Boolean));
    const printed = (path: string): Issue[] => (homes.has(placeAt(answers, path)) ? notHidden("samePlace", path) : []);
    const served = (path: string): Issue[] =>
      addressAt(answers, path) === null ? notHidden("serviceAddress", path) : printed(path);
    return [...parties.flatMap((party) => served(`${party}.serviceAddress`)), ...printed("agent.address")];
  };

/** G3: a company bears its form in its name, as its register has it; a foreign one's is of another law. */
export const companiesAreWhole =
  (...lists: readonly string[]): Check =>
  ({ answers }) =>
    lists
      .flatMap((list) => itemsAt(answers, list))
      .filter((party) => textAt(answers, `${party}.kind`) === "corporation")
      .filter((party) => !isTrueAt(answers, `${party}.foreignCompany`))
      .map((party) => ({ path: `${party}.name`, name: textAt(answers, `${party}.name`) }))
      .filter(({ name }) => name !== "" && !COMPANY_FORM.test(name))
      .map(({ path, name }) => ({ code: "G3", reason: "companyForm", severity: "warn", path, values: { name } }));

/** G3: a register number whose last digit does not fit is a slip of the pen, or newer than the rule. */
export const registerNumbersFit =
  (...lists: readonly string[]): Check =>
  ({ answers }) =>
    lists
      .flatMap((list) => itemsAt(answers, list))
      .map((party) => `${party}.corporationNumber`)
      .filter((path) => textAt(answers, path) !== "" && !isProven(textAt(answers, path)))
      .map((path) => ({ code: "G3", reason: "registerNumber", severity: "warn", path, values: {} }));

/** Whether someone born on a day is still a minor. */
export const isMinorOn = (birth: string, today: string): boolean =>
  `${Number(birth.slice(0, 4)) + AGE_OF_MAJORITY.value}${birth.slice(4)}` > today;

const isUnrepresentedMinor = ({ answers, today }: Draft, party: string): boolean => {
  const birth = dateAt(answers, `${party}.birth`);
  return birth !== null && isMinorOn(birth, today) && !isTrueAt(answers, `${party}.represented`);
};

/** G11: a minor acts through a legal representative, unless the law lets them act alone (민사소송법 55). */
export const minorsAreRepresented =
  (lists: readonly string[], mayActAlone: (answers: Answers, list: string) => boolean = () => false): Check =>
  (draft) =>
    lists
      .filter((list) => !mayActAlone(draft.answers, list))
      .flatMap((list) => itemsAt(draft.answers, list))
      .filter((party) => isUnrepresentedMinor(draft, party))
      .map((party) => ({
        code: "G11",
        reason: "minor",
        severity: "block",
        path: `${party}.represented`,
        values: { name: textAt(draft.answers, `${party}.name`) },
      }));
