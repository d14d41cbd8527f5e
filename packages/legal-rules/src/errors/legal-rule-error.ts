export type LegalRuleErrorCode =
  | "INPUT_INVALID"
  | "DATE_INVALID"
  | "DATE_OUTSIDE_CALENDAR"
  | "DATE_IN_FUTURE"
  | "DATE_ORDER"
  | "MATTER_UNKNOWN"
  | "MODE_UNKNOWN"
  | "MODE_NOT_APPLICABLE"
  | "PERIOD_INVALID"
  | "EXTENSION_NOT_ALLOWED"
  | "AMOUNT_INVALID"
  | "AMOUNT_TOO_LARGE"
  | "DOCUMENT_UNKNOWN"
  | "PROCEDURE_UNKNOWN"
  | "FILING_UNKNOWN"
  | "COUNT_INVALID"
  | "TARIFF_UNKNOWN"
  | "CONVENTION_UNKNOWN"
  | "RATE_INVALID"
  | "SEGMENTS_EMPTY"
  | "SEGMENTS_OVERLAP";

/** An input that no rule covers. `field` is its path in the input: `service.date`, `segments.1.to`. */
export class LegalRuleError extends Error {
  readonly code: LegalRuleErrorCode;
  readonly field: string;
  /** The day outside the calendar, which may be counted from the one in the field. */
  readonly date?: string;

  constructor(code: LegalRuleErrorCode, field: string, date?: string) {
    super(`${code} at ${field}`);
    this.name = "LegalRuleError";
    this.code = code;
    this.field = field;
    if (date !== undefined) this.date = date;
  }
}
