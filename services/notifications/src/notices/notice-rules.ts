import type { NoticeCategory, NoticeChannel, NoticeKind } from "@legal/contracts";

interface NoticeRule {
  category: NoticeCategory;
  /** Beside the inbox. */
  channels: readonly Exclude<NoticeChannel, "inbox">[];
}

/** What each kind is to preferences, and where it may go. */
export const NOTICE_RULES = {
  "case-opened": { category: "contract", channels: ["mail"] },
  "status-changed": { category: "status", channels: ["mail"] },
  "messages-unread": { category: "message", channels: ["mail"] },
  "deadline-near": { category: "deadline", channels: ["mail"] },
  "case-assigned": { category: "work", channels: ["mail"] },
  mentioned: { category: "work", channels: ["mail"] },
  "note-added": { category: "work", channels: [] },
  "member-waiting": { category: "work", channels: ["mail"] },
  "inquiry-received": { category: "work", channels: [] },
  "staff-digest": { category: "digest", channels: ["mail"] },
} as const satisfies Record<NoticeKind, NoticeRule>;

export const categoryOf = (kind: NoticeKind): NoticeCategory => NOTICE_RULES[kind].category;

/** Where a notice leads within the site: both sides know a room by the same address. */
export const pathOf = (kind: NoticeKind, roomId: string | null, isStaff: boolean): string => {
  if (kind === "inquiry-received") return "/admin?tab=inquiries";
  if (roomId !== null) return `/chat/${roomId}`;
  return isStaff ? "/admin" : "/mypage";
};
