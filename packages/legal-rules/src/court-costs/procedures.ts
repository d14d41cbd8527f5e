/** Rounds of service (재일 87-4 별표 1): for each party, or by a formula of people involved. */
type Rounds =
  | { readonly perParty: number; readonly suit?: true; readonly alone?: true }
  | {
      readonly perPerson: number;
      readonly of: "interested" | "creditors";
      /** Counted beside those people. */
      readonly furtherPeople?: number;
      /** Whatever their number. */
      readonly furtherRounds?: number;
    };

/** `suit`: filed electronically, only the other side is counted. `alone`: there may be no other side. */
export const PROCEDURES = {
  "small-claim": { perParty: 10, suit: true },
  "first-instance": { perParty: 15, suit: true },
  appeal: { perParty: 12, suit: true },
  supreme: { perParty: 8, suit: true },
  "admin-first": { perParty: 10, suit: true },
  "payment-order": { perParty: 6 },
  mediation: { perParty: 5 },
  "interlocutory-appeal": { perParty: 5, alone: true },
  provisional: { perParty: 3 },
  "provisional-status": { perParty: 8 },
  "property-disclosure": { perParty: 5 },
  "debtor-registry": { perParty: 5 },
  "claim-seizure": { perParty: 2 },
  auction: { perPerson: 10, of: "interested", furtherPeople: 3 },
  "individual-rehabilitation": { perPerson: 8, of: "creditors", furtherRounds: 10 },
  bankruptcy: { perPerson: 4, of: "creditors", furtherRounds: 10 },
  discharge: { perPerson: 3, of: "creditors", furtherRounds: 10 },
} as const satisfies Readonly<Record<string, Rounds>>;

export type Procedure = keyof typeof PROCEDURES;
export type { Rounds };

export const PROCEDURE_IDS = Object.keys(PROCEDURES) as readonly Procedure[];
