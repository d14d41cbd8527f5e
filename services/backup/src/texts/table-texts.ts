/** What a spreadsheet is called, and each of its columns. */
export interface NamesOf<Column extends string> {
  readonly name: string;
  readonly headings: Readonly<Record<Column, string>>;
}

export type UsersColumn =
  | "id"
  | "username"
  | "email"
  | "phone"
  | "lastName"
  | "firstName"
  | "displayName"
  | "role"
  | "language"
  | "authProvider"
  | "createdAt"
  | "updatedAt";

export type CasesColumn =
  | "caseNumber"
  | "id"
  | "serviceType"
  | "packageType"
  | "price"
  | "caseStatus"
  | "deadline"
  | "deadlines"
  | "customer"
  | "email"
  | "userId"
  | "lastSeq"
  | "createdAt"
  | "updatedAt";

export interface TableTexts {
  readonly users: NamesOf<UsersColumn>;
  readonly cases: NamesOf<CasesColumn> & {
    /** Beside a deadline that staff have not confirmed. */
    readonly unconfirmed: string;
  };
}
