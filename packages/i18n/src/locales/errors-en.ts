import type { ErrorCode } from "@legal/contracts";
import type { comeBack as source } from "./errors-ko.ts";

export const en: Record<ErrorCode, string> = {
  VALIDATION_FAILED: "Please check what you entered.",
  MALFORMED_JSON: "The request could not be read.",
  MALFORMED_REQUEST: "The request could not be read.",
  REQUEST_TIMEOUT: "Your request took too long to arrive. Please try again.",
  UNAUTHENTICATED: "Please log in first.",
  INVALID_CREDENTIALS: "The username or password is not correct.",
  STEP_UP_REQUIRED: "Please confirm your password again.",
  SECOND_FACTOR_REQUIRED: "Staff must set up two-step login first.",
  SECOND_FACTOR_INVALID: "This code is not right. Please look up a new one and try again.",
  SECOND_FACTOR_EXISTS: "Two-step login is already on.",
  SECOND_FACTOR_NEEDED_BY_STAFF: "Two-step login of a staff account cannot be turned off.",
  LOGIN_EXPIRED: "This login took too long. Please start again.",
  FORBIDDEN: "You do not have access to this.",
  CROSS_SITE_REQUEST: "Requests sent from another site are refused. Please try again from this site.",
  NOT_FOUND: "We could not find what you asked for.",
  ACCOUNT_NOT_FOUND: "No account found with this information",
  ROOM_NOT_FOUND: "This chat room could not be found",
  METHOD_NOT_ALLOWED: "This address does not support that request.",
  USERNAME_TAKEN: "This username is already taken. Please choose another.",
  EMAIL_TAKEN:
    "An account with this email already exists. If it is yours, please log in with it or find your username.",
  CONFLICT: "Someone changed this at the same time. Please reload and try again.",
  CASE_CHANGED: "A colleague changed this case first. Please check what changed and try again.",
  MESSAGE_CAME_FIRST: "A new message came in the meantime. Please read it first.",
  DEADLINE_CHANGED: "This deadline changed in the meantime. Please check what changed and try again.",
  DEADLINE_OPEN: "This case has a deadline that is still open. Please write why it ends anyway.",
  CHANNEL_UNAVAILABLE: "Notices cannot be sent this way yet.",
  DEADLINE_NEEDS_COLLEAGUE:
    "Whoever entered the service cannot confirm the deadline. Please ask a colleague to confirm it.",
  TOO_MANY_DEADLINES: "No more deadlines can be entered in this case. Please tell us in a message.",
  CASE_ENDED: "This case has ended. It can go on once the office has opened it again.",
  DOCUMENT_CHANGED:
    "This document was changed elsewhere in the meantime. Please look at the latest version and save again.",
  DOCUMENT_OUTDATED:
    "Since you were shown this document, a deadline has come near, its form or its costs have changed, or its lawyer's review no longer holds. Our staff check it again and then show it to you. If a deadline is close, tell us in the chat room.",
  DOCUMENT_LOCKED: "The document cannot be changed at this stage.",
  DOCUMENT_STATE: "This is not possible at the document's present stage.",
  DOCUMENT_NOT_READY: "The document cannot move on yet. Please check the items shown.",
  DOCUMENT_NEEDS_LAWYER: "This document must be reviewed by a lawyer.",
  LAWYER_NAMES_SELF: "You cannot name yourself a lawyer. Another administrator must do it.",
  DOCUMENT_REVISIONS_USED:
    "You have used all revisions that are included. If you need another change, please send us a message.",
  DOCUMENT_FILE_DAMAGED:
    "The stored file no longer matches the original and cannot be downloaded. Our staff will look into it.",
  TOO_MANY_DOCUMENTS: "This case already has as many documents as it can have.",
  TOO_MANY_COMMENTS: "This document already has as many comments as it can have.",
  HOLIDAY_EXISTS: "This day is a holiday already.",
  RESET_TOKEN_INVALID: "This reset link has expired or was already used. Please request a new one.",
  GOOGLE_UNAVAILABLE: "Google sign-in is not available right now. Please log in with your username and password.",
  GOOGLE_SIGN_IN_FAILED: "Google sign-in could not be completed. Please start again.",
  GOOGLE_ACCOUNT_EXISTS: "An account with this email exists. Log in with your password first, then connect Google.",
  GOOGLE_EMAIL_UNVERIFIED: "Google has not verified this email address. Verify it with Google and try again.",
  GOOGLE_NEEDS_PASSWORD: "This account has no password yet. Set one by “Reset password” first, then disconnect Google.",
  GOOGLE_ALREADY_CONNECTED: "A Google account is already connected. Please disconnect it first.",
  PASSWORD_WRONG: "The password is not correct.",
  MAIL_LINK_INVALID: "This link has expired or was already used.",
  EMAIL_ALREADY_VERIFIED: "An address that was confirmed cannot be changed here.",
  EMAIL_NOT_VERIFIED: "Please confirm your email address first. You can get the mail on my page.",
  LAST_ADMIN:
    "The last administrator cannot be deleted or made a member. Please make somebody else an administrator first.",
  PAYLOAD_TOO_LARGE: "What you sent is too large. Please shorten it and send it again.",
  FILE_TOO_LARGE: "Files may be up to 20 MB.",
  FILE_TYPE_NOT_ALLOWED:
    "This file cannot be uploaded. Only PDF, DOC, DOCX, JPG, JPEG, PNG and TXT files are accepted.",
  FILE_MISSING: "Please choose a file to upload.",
  FILE_INFECTED:
    "Malware was found in this file, so it cannot be uploaded. Please check it with an antivirus program and upload another.",
  UPLOAD_QUOTA_EXCEEDED: "You have used up what can be uploaded in a day. Please upload the rest tomorrow.",
  SCANNER_UNAVAILABLE: "The file could not be checked for safety right now. Please try again in a moment.",
  TOO_MANY_NEW_CASES: "You have opened many cases in a short time. Please try again in a while or write to our staff.",
  TOO_MANY_OPEN_CASES:
    "Several of your cases still wait for our staff, so no new one can be opened yet. Please write to us and we will help you right away.",
  PRICE_CHANGED:
    "The price has changed since it was shown to you, so nothing was ordered. Please reload the page, check the price and order again.",
  UPLOAD_INTERRUPTED: "The upload was interrupted. Please upload the file again.",
  UNSUPPORTED_MEDIA_TYPE: "The format of this request is not supported.",
  RATE_LIMITED: "Too many requests. Please wait a moment and try again.",
  BUDGET_EXCEEDED: "Today's AI allowance is used up. Please come back tomorrow or write to our staff.",
  AI_UNAVAILABLE: "The AI cannot answer right now. Please try again in a moment or write to our staff.",
  AI_TIMEOUT: "The AI did not answer in time. What you wrote is kept; please try again.",
  AI_ANSWER_UNUSABLE: "The AI sent an answer that cannot be used. Please try again.",
  ANSWER_IN_PROGRESS: "Your last question is still being answered. Please wait or stop that answer first.",
  CONVERSATION_FULL: "This conversation has reached its full length. Please start a new one.",
  TRANSLATION_UNAVAILABLE: "Translation is not available right now. Please read the original.",
  BACKUP_RUNNING: "Another backup is running. Please start again when it has finished.",
  BACKUP_INTERRUPTED: "The backup was interrupted. Nothing half-done was left behind; please start it again.",
  BACKUP_GOOGLE_DENIED:
    "Google refused to save into the backup folder. Please check that the folder is shared with the office’s account and has space left.",
  BACKUP_GOOGLE_BUSY: "Google’s request limit stopped the backup. Please try again in a while.",
  BACKUP_GOOGLE_FAILED: "The backup could not be saved to Google. Please try again in a while.",
  INTERNAL_ERROR: "Something went wrong on our side. Please try again in a moment.",
  UPSTREAM_FAILED: "The service could not be reached. Please try again in a moment.",
  SERVICE_UNAVAILABLE: "This is not available right now. Please try again in a moment.",
  SERVICE_BUSY: "A lot is being worked on right now. Please try again in a moment.",
  UPSTREAM_TIMEOUT: "The answer is taking too long. Please try again in a moment.",
};

export const comeBack: typeof source = {
  RATE_LIMITED: (time) => `Too many requests. Please try again in ${time}.`,
  UPLOAD_QUOTA_EXCEEDED: (time) => `You have used up what can be uploaded in a day. Please upload the rest in ${time}.`,
  TOO_MANY_NEW_CASES: (time) =>
    `You have opened many cases in a short time. Please try again in ${time} or write to our staff.`,
};
