/** Longest situation a recommendation is asked for. */
export const AI_SITUATION_MAX_LENGTH = 5000;

/** Longest question to the assistant. */
export const AI_MESSAGE_MAX_LENGTH = 4000;

/** Messages of one conversation with the assistant; after them a new one begins. */
export const AI_MESSAGES_MAX = 100;
export const AI_RECOMMENDATIONS_MAX = 5;

/** Longest text that is understood as it is typed. */
export const AI_FINDER_MAX_LENGTH = 1000;

/** What a text can be. */
export const AI_SITUATION_KINDS = ["fit", "none", "chat", "crisis"] as const;

/** What is asked back while a situation may mean several things. */
export const AI_CLARIFYING_QUESTIONS = ["who", "judgment", "paper", "matter", "serviceDate", "amount"] as const;
export type AiClarifyingQuestion = (typeof AI_CLARIFYING_QUESTIONS)[number];

/** Public numbers of Korea that an answer may offer to call. */
export const HELPLINES = [
  "109",
  "112",
  "119",
  "126",
  "132",
  "182",
  "1345",
  "1350",
  "1366",
  "1372",
  "1388",
  "1600-5500",
] as const;

/** From this many messages on, the consult panel shows the prices. */
export const AI_PRICING_FROM_MESSAGES = 6;

/** A visitor's conversations that are shown, moved or deleted at once. */
export const AI_VISITOR_CONVERSATIONS_MAX = 100;

/** How much of a visitor's first question is shown to recognise one's own. */
export const AI_FIRST_WORDS_LENGTH = 80;

export const AI_MODES = ["offline", "provider"] as const;
export type AiMode = (typeof AI_MODES)[number];

export const AI_TURN_STATUSES = ["writing", "complete", "stopped", "failed"] as const;
export type AiTurnStatus = (typeof AI_TURN_STATUSES)[number];
