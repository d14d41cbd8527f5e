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

interface Exception {
  file: RegExp;
  /** The refused word. */
  avoid: RegExp;
  /** The names, as words, or texts in which it stays; without it all. */
  within?: RegExp;
}

/** Names that others chose, or that are stored or published: where a refused word stays. */
export const ALLOWED: readonly Exception[] = [
  // The broker's own terms.
  { file: /^packages\/(?:event-bus|backing-access)\//, avoid: /exchange/ },
  { file: /^packages\/event-bus\//, avoid: /letter/, within: /^take dead letter$/ },
  // Fields of stored rooms, customers and inquiries, which the release before reads and writes.
  { file: /^services\//, avoid: /told/, within: /^(?:told seq|unread told (?:user|admin))$/ },
  { file: /^services\/(?:case-chat|inquiry)\//, avoid: /letter/, within: /^letter pairs$/ },
  // Between replicas, of which one may be of the release before.
  { file: /^services\/case-chat\/src\/realtime\/socket-types\.ts$/, avoid: /told/, within: /^told$/ },
  // A configuration's name, in operators' files.
  { file: /^services\/case-chat\/src\//, avoid: /access log/, within: /^access log years$/ },
  // In the address of a conversation, which people have bookmarked.
  { file: /^packages\/web-kit\/src\/links\/paths\.ts$/, avoid: /talk/, within: /^talk$/ },
];
