import { leaseEndingFields, leaseUse } from "../../claims/lease-ending.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Field } from "../../engine/field.ts";
import { textAt } from "../../engine/read-answers.ts";
import { isOneOf, demandKindOf } from "./demand-kinds.ts";

/** Whether a shop's deposit and rent are within the limit of its law (상가임대차법 2①, ③). */
const LEASE_LIMITS = ["within", "above", "unknown"] as const;

const isLease = isOneOf("non-renewal", "lease-end", "deposit", "rent");

const isShop = (answers: Answers): boolean => textAt(answers, "leaseUse") === "shop";

/** A tenant's non-renewal has the same window above it. */
const asksLimit = (answers: Answers): boolean => {
  const kind = demandKindOf(answers);
  const isLandlords = kind === "non-renewal" && textAt(answers, "leaseRole") === "landlord";
  return isShop(answers) && (isLandlords || kind === "lease-end");
};

const LEASE = [{ law: "civilCode", articles: ["618"] }] as const;
const RENEWAL = [
  { law: "housingLease", articles: ["6"] },
  { law: "commercialLease", articles: ["10"] },
] as const;
const ARREARS = [
  { law: "civilCode", articles: ["640"] },
  { law: "commercialLease", articles: ["10-8"] },
] as const;

/** Of a lease. */
export const LEASE_FIELDS: readonly Field[] = [
  {
    path: "premises",
    text: "notice.premises",
    field: { kind: "text", maxLength: 150 },
    required: true,
    basis: LEASE,
    askedIf: isLease,
  },
  leaseUse(isLease),
  {
    path: "leaseRole",
    text: "notice.leaseRole",
    field: { kind: "choice", name: "lease-role", options: ["landlord", "tenant"] },
    required: true,
    basis: RENEWAL,
    askedIf: isOneOf("non-renewal"),
  },
  {
    path: "leaseLimit",
    text: "notice.leaseLimit",
    field: { kind: "choice", name: "lease-limit", options: LEASE_LIMITS },
    required: true,
    basis: [{ law: "commercialLease", articles: ["2"] }],
    askedIf: asksLimit,
  },
  {
    path: "renewedAfter",
    text: "notice.renewedAfter",
    field: { kind: "date" },
    required: true,
    basis: [
      { law: "housingLease", articles: ["6-2"] },
      { law: "commercialLease", articles: ["10"] },
    ],
    terms: ["silent-renewal"],
    askedIf: isOneOf("lease-end"),
  },
  {
    path: "leaseEnd",
    text: "notice.leaseEnd",
    field: { kind: "date", future: true },
    required: true,
    basis: RENEWAL,
    terms: ["silent-renewal"],
    askedIf: isOneOf("non-renewal", "deposit"),
  },
  ...leaseEndingFields(isOneOf("deposit")),
  {
    path: "vacatedOn",
    text: "notice.vacatedOn",
    field: { kind: "date" },
    required: false,
    basis: [{ law: "civilCode", articles: ["536"] }],
    terms: ["simultaneous-performance"],
    askedIf: isOneOf("deposit"),
  },
  {
    path: "monthlyRent",
    text: "notice.monthlyRent",
    field: { kind: "money" },
    required: true,
    basis: LEASE,
    askedIf: isOneOf("rent"),
  },
  {
    path: "endsLease",
    text: "notice.endsLease",
    field: { kind: "boolean" },
    required: true,
    basis: ARREARS,
    askedIf: isOneOf("rent"),
  },
];

/** The amount of a demand for rent, asked as what it is; after the one of any demand, whose path it has. */
export const ARREARS_FIELDS: readonly Field[] = [
  {
    path: "amount",
    text: "notice.arrears",
    field: { kind: "money" },
    required: true,
    basis: ARREARS,
    askedIf: isOneOf("rent"),
  },
  {
    path: "arrearsOf",
    text: "notice.arrearsOf",
    field: { kind: "text", maxLength: 100 },
    required: true,
    askedIf: isOneOf("rent"),
  },
];
