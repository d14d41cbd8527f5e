/** Where a word is read: names are identifiers and file names, split into lower-case words. */
export type Kind = "name" | "comment" | "log" | "test title" | "document";

interface Term {
  avoid: RegExp;
  use: string;
  /** Everywhere, unless it is limited to names. */
  only?: readonly Kind[];
}

/** Words that a backend or React engineer would have to look up, and what the field says instead. */
export const TERMS: readonly Term[] = [
  { avoid: /\bdoors?\b/, use: "handler, server, API or entry point" },
  { avoid: /\b(?:un)?(?:tell|tells|told|telling)\b(?! apart)/, use: "notify, publish, broadcast, report or say" },
  { avoid: /\b(?:hear|hears|heard)\b/, use: "receive, listen or be notified" },
  { avoid: /\btalks?\b/, use: "conversation, chat or admin support" },
  { avoid: /\b(?:nobody|somebody|anybody|whoever)\b/, use: "no one, someone, anyone who, or better: the role" },
  { avoid: /\bof the staff\b/, use: "staff …, staff's" },
  { avoid: /\banew\b/, use: "again, new" },
  { avoid: /\bpulses?\b/, use: "heartbeat" },
  { avoid: /\bletter pairs?\b/, use: "bigram" },
  { avoid: /\bheld back\b/, use: "pending" },
  { avoid: /\bsightings?\b/, use: "match" },
  { avoid: /\bstor(?:y|ies)\b/, use: "situation" },
  { avoid: /\bsentence gates?\b/, use: "sentence verifier" },
  { avoid: /\b(?:ladders?|rungs?)\b/, use: "reminder schedule, reminder, step" },
  { avoid: /\btwins?\b/, use: "duplicate, in flight" },
  { avoid: /\baccess[ -]logs?\b/, use: "audit log (reads of customer data) or request log (HTTP)" },
  { avoid: /\b(?:is|are|was|were|be|been|stays?) away\b/, use: "is unavailable, is down" },
  { avoid: /\b(?:come|comes|came) to rest\b/, use: "end, settle" },
  {
    avoid: /\b(?:stands?|stood) (?:above|alone|at|before|behind|below|beside|first|further|last|on|over|there|under)\b/,
    use: "be",
  },
  // A person who replaces another is a stand-in.
  { avoid: /\b(?:stands?|stood) in\b/, use: "be", only: ["comment", "log", "test title", "document"] },
  { avoid: /\bexchanges?\b/, use: "request context (the broker's exchange keeps its name)", only: ["name"] },
  { avoid: /\bletters?\b/, use: "input, e-mail template, character", only: ["name"] },
  { avoid: /\bpieces?\b/, use: "passage, part", only: ["name"] },
];

/** Names that others chose: files, names or phrases in which a refused word is right. */
export const ALLOWED: readonly { file: RegExp; avoid: RegExp }[] = [
  // The broker's own term.
  { file: /^packages\/(?:event-bus|backing-access)\//, avoid: /exchange/ },
];
