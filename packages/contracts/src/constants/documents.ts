/**
 * States of a document in the order of its life. `draft`: the customer answers. `intake-complete`: it waits for staff.
 * `staff-check`, `lawyer-review`: the office reads. `client-review`: the customer reads the paper, approves it or asks
 * for a change. `revision`: the office works that change in. `approved`: frozen. `delivered`: filed or sent.
 */
export const DOCUMENT_STATES = [
  "draft",
  "intake-complete",
  "staff-check",
  "lawyer-review",
  "client-review",
  "revision",
  "approved",
  "delivered",
] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export const ISSUE_SEVERITIES = ["block", "warn"] as const;

export const FILE_FORMATS = ["docx", "pdf", "zip"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Revisions that the customer may ask for in client review. */
export const REVISIONS_INCLUDED = { standard: 1, deluxe: 3 } as const;

/** Of one document; an open one is also as large as its fields allow. */
export const ANSWERS_MAX = 2000;
export const CHANGED_ANSWERS_MAX = 200;
export const ANSWER_TEXT_MAX = 20_000;
/** Of prose that is written for the customer. */
export const PROSE_SENTENCES_MAX = 100;
export const PROSE_SENTENCE_MAX = 600;
/** An exhibit proves what the paper says; an attachment, who the parties are and who acts for them. */
export const EXHIBIT_KINDS = ["exhibit", "attachment"] as const;
export const EXHIBITS_MAX = 100;
export const EXHIBIT_TITLE_MAX = 100;
export const EXHIBIT_PURPOSE_MAX = 300;
export const EXHIBIT_AUTHOR_MAX = 60;
/** Of one exhibit, which is one PDF of them all. */
export const EXHIBIT_FILES_MAX = 50;
export const EXHIBIT_BYTES_MAX = 50 * 1024 * 1024;
/** Of all exhibits and attachments of a document. */
export const DOCUMENT_FILES_MAX = 300;
/** That become a case's with one call. */
export const ATTACHED_FILES_MAX = 100;
/** Parties of a customer's papers that are offered for another. */
export const PEOPLE_MAX = 100;
export const DOCUMENTS_PER_CASE_MAX = 20;
export const COMMENT_MAX = 2000;
export const COMMENTS_PER_DOCUMENT_MAX = 500;
/** Of these the customer's own, so that they leave room for the office's. */
export const CUSTOMER_COMMENTS_MAX = 300;
export const DELIVERY_TEXT_MAX = 60;
export const LAWYER_NAME_MAX = 100;
/** Of one document: what a person types into all its questions together. */
export const ANSWERS_BYTES_MAX = 1_000_000;
/** Versions of one document. */
export const VERSIONS_MAX = 500;
