import type { Answers } from "../engine/answers.ts";
import type { Field, FieldList } from "../engine/field.ts";
import { addressAt, isTrueAt, textAt } from "../engine/read-answers.ts";

/** Who may sue and be sued over civil rights. */
const CIVIL_KINDS = ["natural", "foreign", "corporation", "association", "state"] as const;
const PARTY_KINDS = [...CIVIL_KINDS, "authority"] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

export const partyKindOf = (answers: Answers, party: string): PartyKind =>
  PARTY_KINDS.find((kind) => kind === textAt(answers, `${party}.kind`)) ?? "natural";

/** A foreign national or a foreign company. */
export const isForeignParty = (answers: Answers, party: string): boolean =>
  partyKindOf(answers, party) === "foreign" || isTrueAt(answers, `${party}.foreignCompany`);

/** Whether it is a human being, who has a birth date and may need a legal representative. */
export const isPerson = (answers: Answers, party: string): boolean =>
  ["natural", "foreign"].includes(partyKindOf(answers, party));

/** An authority (행정청) is its office: no one is named for it. */
export const hasRepresentative = (answers: Answers, party: string): boolean =>
  !isPerson(answers, party) && partyKindOf(answers, party) !== "authority";
const isRepresented = (answers: Answers, party: string): boolean => isTrueAt(answers, `${party}.represented`);

export const GUARDIAN_ROLES = ["father", "mother", "minor-guardian", "adult-guardian"] as const;

/** A party that writes the paper must be reachable and knows its own numbers; of the other side less is known. */
interface PartyOptions {
  path: string;
  text: string;
  isFiler: boolean;
  /** Absent: those of a civil matter. The first is the one unless another is chosen. */
  kinds?: readonly [PartyKind, ...PartyKind[]];
  max?: number;
  /** Whether some of them may answer for the others' debt. */
  mayGuarantee?: boolean;
  /** Of a letter, whose address is where it goes: no other place is named to receive a court's papers. */
  isByMail?: boolean;
}

const CIVIL_PROCEDURE_PARTIES = [{ law: "civilProcedure", articles: ["249", "274"] }] as const;
const LEGAL_REPRESENTATION = [{ law: "civilProcedure", articles: ["55", "64"] }] as const;

const identity = (isFiler: boolean, kinds: readonly [PartyKind, ...PartyKind[]]): Field[] => [
  {
    path: "kind",
    text: "party.kind",
    field: { kind: "choice", name: "party-kind", options: kinds },
    required: true,
    initial: kinds[0],
  },
  { path: "name", text: "party.name", field: { kind: "text", maxLength: 60 }, required: true },
  {
    path: "foreignName",
    text: "party.foreignName",
    field: { kind: "text", maxLength: 60 },
    required: true,
    askedIf: (answers, party) => partyKindOf(answers, party) === "foreign",
  },
  {
    path: "birth",
    text: isFiler ? "party.birth" : "party.birthOfOther",
    field: { kind: "date" },
    required: isFiler,
    askedIf: isPerson,
    terms: ["resident-number"],
  },
  {
    path: "foreignCompany",
    text: "party.foreignCompany",
    field: { kind: "boolean" },
    required: false,
    initial: false,
    askedIf: (answers, party) => partyKindOf(answers, party) === "corporation",
  },
  {
    path: "corporationNumber",
    text: "party.corporationNumber",
    field: { kind: "corporation-number" },
    required: isFiler,
    askedIf: (answers, party) => partyKindOf(answers, party) === "corporation" && !isForeignParty(answers, party),
    terms: ["corporation-number"],
  },
];

const REPRESENTATION: readonly Field[] = [
  {
    path: "representativeTitle",
    text: "party.representativeTitle",
    field: { kind: "text", maxLength: 30 },
    required: true,
    basis: LEGAL_REPRESENTATION,
    askedIf: hasRepresentative,
  },
  {
    path: "representative",
    text: "party.representative",
    field: { kind: "text", maxLength: 60 },
    required: true,
    askedIf: hasRepresentative,
    terms: ["representative"],
  },
  {
    path: "represented",
    text: "party.represented",
    field: { kind: "boolean" },
    required: true,
    initial: false,
    basis: LEGAL_REPRESENTATION,
    terms: ["legal-representative"],
    askedIf: isPerson,
  },
  {
    path: "guardianRole",
    text: "party.guardianRole",
    field: { kind: "choice", name: "guardian-role", options: GUARDIAN_ROLES },
    required: true,
    askedIf: isRepresented,
  },
  {
    path: "guardian",
    text: "party.guardian",
    field: { kind: "text", maxLength: 60 },
    required: true,
    askedIf: isRepresented,
  },
  {
    path: "otherParent",
    text: "party.otherParent",
    field: { kind: "text", maxLength: 60 },
    required: false,
    basis: [{ law: "civilCode", articles: ["909"] }],
    askedIf: (answers, party) =>
      isRepresented(answers, party) && ["father", "mother"].includes(textAt(answers, `${party}.guardianRole`)),
  },
];

const SERVICE_ADDRESS: Field = {
  path: "serviceAddress",
  text: "party.serviceAddress",
  field: { kind: "address" },
  required: false,
  terms: ["service-address"],
};

/** Who takes a party's papers there, which a party says of itself alone. */
const SERVICE_RECIPIENT: Field = {
  path: "serviceRecipient",
  text: "party.serviceRecipient",
  field: { kind: "text", maxLength: 60 },
  required: false,
  basis: [{ law: "civilProcedure", articles: ["184"] }],
  terms: ["service-recipient"],
  askedIf: (answers, party) => addressAt(answers, `${party}.serviceAddress`) !== null,
};

const contact = (isFiler: boolean, isByMail: boolean): Field[] => [
  {
    path: "address",
    text: isFiler ? "party.address" : "party.addressOfOther",
    field: { kind: "address" },
    required: true,
    basis: CIVIL_PROCEDURE_PARTIES,
  },
  ...(isByMail ? [] : [SERVICE_ADDRESS]),
  ...(isFiler && !isByMail ? [SERVICE_RECIPIENT] : []),
  { path: "phone", text: "party.phone", field: { kind: "phone" }, required: isFiler },
  { path: "email", text: "party.email", field: { kind: "email" }, required: false },
];

const DATA_OF_VICTIMS = [{ law: "civilProcedure", articles: ["163"] }] as const;

/** Whether the other side may learn where the filer lives (민사소송법 163②), and what the office makes of it. */
export const AT_RISK: readonly Field[] = [
  {
    path: "violence",
    text: "party.violence",
    field: { kind: "boolean" },
    required: false,
    initial: false,
    basis: DATA_OF_VICTIMS,
  },
  {
    path: "hidesAddress",
    text: "party.hidesAddress",
    field: { kind: "boolean" },
    required: false,
    office: true,
    initial: false,
    basis: DATA_OF_VICTIMS,
    askedIf: (answers) => isTrueAt(answers, "violence"),
  },
];

const isGuarantor = (answers: Answers, party: string): boolean => isTrueAt(answers, `${party}.guarantor`);

/** Whether a party answers for another's debt, and how. */
const GUARANTEE: readonly Field[] = [
  {
    path: "guarantor",
    text: "party.guarantor",
    field: { kind: "boolean" },
    required: false,
    initial: false,
    basis: [{ law: "civilCode", articles: ["428"] }],
  },
  {
    path: "guarantee",
    text: "party.guarantee",
    field: { kind: "choice", name: "guarantee", options: ["joint", "plain"] },
    required: true,
    basis: [{ law: "civilCode", articles: ["437"] }],
    askedIf: isGuarantor,
  },
  {
    path: "guaranteeInWriting",
    text: "party.guaranteeInWriting",
    field: { kind: "boolean" },
    required: true,
    basis: [{ law: "civilCode", articles: ["428-2"] }],
    askedIf: isGuarantor,
  },
  {
    path: "guaranteeLimit",
    text: "party.guaranteeLimit",
    field: { kind: "money" },
    required: false,
    basis: [{ law: "civilCode", articles: ["428-3", "429"] }],
    askedIf: isGuarantor,
  },
];

/** The parties of one side. */
export const partyList = ({
  path,
  text,
  isFiler,
  kinds = CIVIL_KINDS,
  max = 20,
  mayGuarantee = false,
  isByMail = false,
}: PartyOptions): FieldList => ({
  path,
  text,
  min: 1,
  max,
  list: [
    ...identity(isFiler, kinds),
    ...(mayGuarantee ? GUARANTEE : []),
    ...REPRESENTATION,
    ...contact(isFiler, isByMail),
  ],
});
