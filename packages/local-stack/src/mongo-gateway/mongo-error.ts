import type { Document } from "bson";

export type ErrorLabel = "TransientTransactionError" | "RetryableWriteError";

/** An error as a MongoDB server would answer it. */
export class MongoError extends Error {
  override name = "MongoError";
  readonly code: number;
  readonly labels: ErrorLabel[];
  /** Further fields of the answer, such as keyPattern and keyValue. */
  readonly fields: Document;

  constructor(
    code: number,
    message: string,
    { labels = [], fields = {} }: { labels?: ErrorLabel[]; fields?: Document } = {},
  ) {
    super(message);
    this.code = code;
    this.labels = labels;
    this.fields = fields;
  }
}

export const codes = {
  badValue: 2,
  typeMismatch: 14,
  invalidBson: 22,
  lockTimeout: 24,
  namespaceNotFound: 26,
  cursorNotFound: 43,
  maxTimeExpired: 50,
  commandNotFound: 59,
  invalidNamespace: 73,
  shutdownInProgress: 91,
  writeConflict: 112,
  commandNotSupported: 115,
  transactionTooOld: 225,
  noSuchTransaction: 251,
  exceededTimeLimit: 262,
  unsupportedOpQuery: 352,
  duplicateKey: 11000,
} as const;

const names: Record<number, string> = {
  1: "InternalError",
  2: "BadValue",
  9: "FailedToParse",
  14: "TypeMismatch",
  20: "IllegalOperation",
  22: "InvalidBSON",
  24: "LockTimeout",
  26: "NamespaceNotFound",
  27: "IndexNotFound",
  28: "PathNotViable",
  40: "ConflictingUpdateOperators",
  43: "CursorNotFound",
  48: "NamespaceExists",
  50: "MaxTimeMSExpired",
  52: "DollarPrefixedFieldName",
  56: "EmptyFieldName",
  57: "DottedFieldName",
  59: "CommandNotFound",
  66: "ImmutableField",
  67: "CannotCreateIndex",
  68: "IndexAlreadyExists",
  72: "InvalidOptions",
  73: "InvalidNamespace",
  85: "IndexOptionsConflict",
  86: "IndexKeySpecsConflict",
  91: "ShutdownInProgress",
  112: "WriteConflict",
  115: "CommandNotSupported",
  121: "DocumentValidationFailure",
  197: "InvalidIndexSpecificationOption",
  225: "TransactionTooOld",
  241: "ConversionFailure",
  251: "NoSuchTransaction",
  262: "ExceededTimeLimit",
  263: "OperationNotSupportedInTransaction",
  352: "UnsupportedOpQueryCommand",
  10334: "BSONObjectTooLarge",
  11000: "DuplicateKey",
};

export const codeName = (code: number) => names[code] ?? `Location${code}`;

export const answerOf = ({ code, message, labels, fields }: MongoError): Document => ({
  ok: 0,
  errmsg: message,
  code,
  codeName: codeName(code),
  ...fields,
  ...(labels.length > 0 && { errorLabels: labels }),
});
