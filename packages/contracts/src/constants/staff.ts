/** What a canned reply may leave open, written `{customer}`. */
export const TEMPLATE_VARIABLES = [
  "customer",
  "service",
  "number",
  "package",
  "status",
  "deadline",
  "office",
  "staff",
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

export const isTemplateVariable = (name: string): name is TemplateVariable =>
  (TEMPLATE_VARIABLES as readonly string[]).includes(name);

export const NOTE_MAX_LENGTH = 5000;
export const CANNED_TITLE_MAX = 80;
/** Far more colleagues than one note is for. */
export const MENTIONS_MAX = 20;

/** So many canned replies an office can still look through. */
export const CANNED_REPLIES_MAX = 500;
