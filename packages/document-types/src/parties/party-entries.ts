import type { Answers } from "../engine/answers.ts";
import type { PartyEntry } from "../engine/block.ts";
import { BLANK, paperDate } from "../engine/korean.ts";
import { addressAt, dateAt, isTrueAt, itemsAt, textAt } from "../engine/read-answers.ts";
import { birthAsPrinted } from "../engine/resident-number.ts";
import { hasRepresentative, partyKindOf } from "./party-questions.ts";

/** What a paper calls the party in its sentences. */
export const nameOf = (answers: Answers, party: string): string => textAt(answers, `${party}.name`) || BLANK;

interface EntryOptions {
  /** Birth dates and register numbers, which a court needs and a letter does not. */
  numbers: boolean;
}

interface LineOptions extends EntryOptions {
  /** The other side is not to learn where they live, nor how they are reached. */
  isHidden: boolean;
}

const withHyphen = (number: string): string => number.replace(/^(\d{6})-?(\d{7})$/, "$1-$2");

const nameLine = (answers: Answers, party: string, { numbers }: EntryOptions): string => {
  const name = nameOf(answers, party);
  if (!numbers) return name;
  const birth = dateAt(answers, `${party}.birth`);
  const kind = partyKindOf(answers, party);
  if (kind === "foreign") {
    const passport = textAt(answers, `${party}.foreignName`) || BLANK;
    return `${name}(${[passport, birth === null ? "" : `${paperDate(birth)}생`].filter(Boolean).join(", ")})`;
  }
  if (kind === "natural") return birth === null ? name : `${name} (${birthAsPrinted(birth)})`;
  const number = textAt(answers, `${party}.corporationNumber`);
  return number === "" ? name : `${name} (${withHyphen(number)})`;
};

const addressLine = (answers: Answers, path: string): string => {
  const address = addressAt(answers, path);
  if (address === null) return BLANK;
  return address.postcode === "" ? address.line : `${address.line} (우 ${address.postcode})`;
};

const GUARDIANS: Readonly<Record<string, string>> = {
  father: "친권자 부",
  mother: "친권자 모",
  "minor-guardian": "미성년후견인",
  "adult-guardian": "성년후견인",
};
const OTHER_PARENT: Readonly<Record<string, string>> = { father: "mother", mother: "father" };

/** `친권자 부 김아버지`: each who acts for the party. */
export const guardiansOf = (answers: Answers, party: string): readonly string[] => {
  const role = textAt(answers, `${party}.guardianRole`);
  const other = textAt(answers, `${party}.otherParent`);
  const guardian = `${GUARDIANS[role] ?? BLANK} ${textAt(answers, `${party}.guardian`) || BLANK}`;
  return other === "" ? [guardian] : [guardian, `${GUARDIANS[OTHER_PARENT[role] ?? ""] ?? BLANK} ${other}`];
};

/** `법정대리인 친권자 부 김아버지, 모 이어머니`. */
const guardianLine = (answers: Answers, party: string): string =>
  `법정대리인 ${guardiansOf(answers, party).join(", ").replace(", 친권자 ", ", ")}`;

const representativeLine = (answers: Answers, party: string): string => {
  const title = textAt(answers, `${party}.representativeTitle`) || BLANK;
  const name = textAt(answers, `${party}.representative`) || BLANK;
  if (partyKindOf(answers, party) === "corporation") return `${title} ${name}`;
  return `${nameOf(answers, party) === "대한민국" ? "법률상 대표자" : "대표자"} ${title} ${name}`;
};

/** Who acts for the party beside an agent; null for a person of full capacity. */
export const actingFor = (answers: Answers, party: string): string | null => {
  if (isTrueAt(answers, `${party}.represented`)) return guardianLine(answers, party);
  return hasRepresentative(answers, party) ? representativeLine(answers, party) : null;
};

const contactLine = (answers: Answers, party: string): string | null => {
  const phone = textAt(answers, `${party}.phone`);
  const email = textAt(answers, `${party}.email`);
  const parts = [phone === "" ? "" : `전화 ${phone}`, email === "" ? "" : `전자우편 ${email}`].filter(Boolean);
  return parts.length === 0 ? null : parts.join(", ");
};

const serviceLines = (answers: Answers, party: string): string[] => {
  if (addressAt(answers, `${party}.serviceAddress`) === null) return [];
  const recipient = textAt(answers, `${party}.serviceRecipient`);
  return [
    `송달장소 ${addressLine(answers, `${party}.serviceAddress`)}`,
    ...(recipient === "" ? [] : [`송달영수인 ${recipient}`]),
  ];
};

/** Where a hidden party has no other place of service, its address stays: a letter bears its sender's. */
const linesOf = (answers: Answers, party: string, options: LineOptions): string[] => {
  const elsewhere = serviceLines(answers, party);
  return [
    nameLine(answers, party, options),
    options.isHidden && elsewhere.length > 0 ? null : addressLine(answers, `${party}.address`),
    ...elsewhere,
    actingFor(answers, party),
    options.isHidden ? null : contactLine(answers, party),
  ].filter((line) => line !== null);
};

const entriesOf = (answers: Answers, list: string, role: string, options: LineOptions): PartyEntry[] => {
  const parties = itemsAt(answers, list);
  if (parties.length === 0) return [{ role, lines: [BLANK] }];
  return parties.map((party, index) => ({
    role,
    ...(parties.length > 1 && { number: index + 1 }),
    lines: linesOf(answers, party, options),
  }));
};

/** One side as a paper lists it; numbered where several have the role. */
export const partyEntries = (
  answers: Answers,
  list: string,
  role: string,
  options: EntryOptions = { numbers: true },
): PartyEntry[] => entriesOf(answers, list, role, { ...options, isHidden: false });

/** The side whose paper it is, without its address where the office keeps that from the other side. */
export const filerEntries = (
  answers: Answers,
  list: string,
  role: string,
  options: EntryOptions = { numbers: true },
): PartyEntry[] => entriesOf(answers, list, role, { ...options, isHidden: isTrueAt(answers, "hidesAddress") });
