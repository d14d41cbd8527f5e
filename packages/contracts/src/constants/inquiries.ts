/** New, answered, done; staff may set any. */
export const INQUIRY_STATUSES = ["pending", "contacted", "resolved"] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const INQUIRY_NAME_MAX = 100;
export const INQUIRY_MESSAGE_MAX = 5000;
