/** What a notice is about, as preferences are set by: `work` and `digest` are staff's. */
export const NOTICE_CATEGORIES = ["security", "contract", "deadline", "message", "status", "work", "digest"] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

export const NOTICE_CHANNELS = ["inbox", "mail", "push", "alimtalk"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/**
 * What notices are about, each in one category. `account-security`: one of SECURITY_ALERTS. `messages-unread`: what the other side wrote has been unread for a while.
 * `danger-reported`: a customer wrote as a person in danger does.
 * `document-review`: the customer is to look at a document; `document-waits`: staff are.
 * `member-waiting`: a customer waits too long for an answer. `deadline-near`: a reminder of the schedule, overdue included.
 */
export const NOTICE_KINDS = [
  "case-opened",
  "status-changed",
  "messages-unread",
  "deadline-near",
  "case-assigned",
  "mentioned",
  "note-added",
  "member-waiting",
  "inquiry-received",
  "document-review",
  "document-waits",
  "danger-reported",
  "staff-digest",
  "account-security",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What a notice says of a document in the place of whose turn it is. */
export const DOCUMENT_NEWS = ["filed", "sent", "taken-back", "review-withdrawn", "commented"] as const;
export type DocumentNews = (typeof DOCUMENT_NEWS)[number];

/** What happens to an account whose mail is a security notice. */
export const SECURITY_EVENTS = [
  "new-device",
  "password-changed",
  "second-factor-on",
  "second-factor-off",
  "recovery-code-used",
  "recovery-codes-renewed",
] as const;

/** What happens to an account that its owner must learn of. */
export const SECURITY_ALERTS = [
  ...SECURITY_EVENTS,
  "google-connected",
  "google-disconnected",
  "deletion-requested",
  "email-changed",
  "calendar-made",
] as const;
export type SecurityAlert = (typeof SECURITY_ALERTS)[number];

/**
 * Why a channel of a category cannot be switched. `inbox`: everything is kept in the inbox. `account`, `contract`: its
 * owner must learn of it. `last-channel`: one way to learn of a deadline stays. `unavailable`: this installation has
 * not set the channel up. `not-offered`: such notices never go that way.
 */
export const FIXED_REASONS = ["inbox", "account", "contract", "last-channel", "unavailable", "not-offered"] as const;
export type FixedReason = (typeof FIXED_REASONS)[number];

/**
 * Reminders of a deadline's schedule, in the order in which they come. `backup` and `all` are escalations, which an
 * acknowledgement stops; `overdue` comes again each working day.
 */
export const REMINDER_STEPS = [
  "d-7",
  "d-3",
  "d-3.backup",
  "d-1",
  "d-1.backup",
  "d-1.all",
  "d-0",
  "d-0.all",
  "d-0.afternoon",
  "overdue",
] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];

/**
 * What the morning's digest names, in its order. `unacknowledged`: reminders that no one has acknowledged; `waiting`:
 * customers without an answer; `silent`: open cases in which nothing was written for a week.
 */
export const DIGEST_SECTIONS = ["overdue", "today", "unacknowledged", "waiting", "unassigned", "silent"] as const;
export type DigestSection = (typeof DIGEST_SECTIONS)[number];
/** Cases of the whole office that are counted in a section; of more, those that have waited for longest. */
export const DIGEST_SECTION_MAX = 500;
/** Cases of a section that a digest names. */
export const DIGEST_NAMED_MAX = 5;

/** Reminders that one answer has, the newest: more than the schedules of a case's open deadlines usually have. */
export const REMINDERS_SHOWN_MAX = 100;

/** What a staff member does next, when they acknowledge a reminder. */
export const NEXT_ACTION_MAX = 500;

export const DELIVERY_STATES = ["queued", "sent", "suppressed", "failed", "bounced"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why nothing was sent, of a suppressed delivery; a later release may know more. */
export const SUPPRESSED_REASONS = ["preference", "read", "no-longer-true", "no-address", "unverified", "gone"] as const;

export const NOTICES_KEPT_DAYS = 90;
/** What the badge counts to: more shows as “99+”. */
export const UNREAD_SHOWN_MAX = 99;

/** Browsers of one person that get pushes. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;
export const PUSH_ENDPOINT_MAX = 1000;
