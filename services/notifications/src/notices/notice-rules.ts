import type { NoticeCategory, NoticeChannel, NoticeKind } from "@legal/contracts";
import { pages } from "@legal/contracts/pages";
import type { User } from "@legal/service-kit";
import type { NoticeRecord } from "./notice-model.ts";

interface NoticeRule {
  category: NoticeCategory;
  /** Beside the inbox. */
  channels: readonly Exclude<NoticeChannel, "inbox">[];
}

/** What each kind is to preferences, and where it may go. */
export const NOTICE_RULES = {
  "case-opened": { category: "contract", channels: ["mail", "push", "alimtalk"] },
  "status-changed": { category: "status", channels: ["mail", "push", "alimtalk"] },
  "messages-unread": { category: "message", channels: ["mail", "push"] },
  "deadline-near": { category: "deadline", channels: ["mail", "push", "alimtalk"] },
  "case-assigned": { category: "work", channels: ["mail", "push"] },
  mentioned: { category: "work", channels: ["mail", "push"] },
  "note-added": { category: "work", channels: [] },
  "member-waiting": { category: "work", channels: ["mail", "push"] },
  "inquiry-received": { category: "work", channels: [] },
  "document-review": { category: "status", channels: ["mail", "push", "alimtalk"] },
  "document-waits": { category: "work", channels: ["mail", "push"] },
  // As urgent as a deadline: no one can switch its mails off.
  "danger-reported": { category: "deadline", channels: ["mail", "push"] },
  "staff-digest": { category: "digest", channels: ["mail"] },
  // Its mail is one that auth asks for, of what auth does: it goes to the account's address, confirmed or not.
  "account-security": { category: "security", channels: ["push"] },
} as const satisfies Record<NoticeKind, NoticeRule>;

const isOfCalendar = ({ securityAlert }: NoticeRecord["facts"]): boolean => securityAlert === "calendar-made";

/** Where a notice may go beside the inbox. */
export const channelsOf = ({
  kind,
  facts,
}: Pick<NoticeRecord, "kind" | "facts">): readonly Exclude<NoticeChannel, "inbox">[] =>
  isOfCalendar(facts) ? ["mail", ...NOTICE_RULES[kind].channels] : NOTICE_RULES[kind].channels;

/** What is said of a case to anyone but its customer, or of no case, is staff's: it is for who is staff at the time. */
export const isStaffs = ({ userId, customerId }: Pick<NoticeRecord, "userId" | "customerId">): boolean =>
  userId !== customerId;

/** The notices of a reader's inbox; who is no longer staff keeps those of their own cases alone. */
export const inboxOf = ({ id: userId, role }: Pick<User, "id" | "role">) => ({
  userId,
  ...(role !== "admin" && { customerId: userId }),
});

type Addressed = Pick<NoticeRecord, "kind" | "userId" | "customerId">;

/** A customer's contract is the office's work. */
export const categoryOf = (notice: Addressed): NoticeCategory =>
  notice.kind === "case-opened" && isStaffs(notice) ? "work" : NOTICE_RULES[notice.kind].category;

const PRESSING: ReadonlySet<NoticeCategory> = new Set(["deadline", "security"]);

/** Waits for no morning, and for no device that saves its battery. */
export const isPressing = (kind: NoticeKind): boolean => PRESSING.has(NOTICE_RULES[kind].category);

type Leading = Pick<NoticeRecord, "kind" | "roomId" | "facts">;

/** What of a room a notice is about: who is in the room for something else has not seen that. */
const partOf = ({ noteId, deadlineId }: Leading["facts"]) => {
  if (noteId !== undefined) return { note: noteId };
  return deadlineId === undefined ? {} : { deadline: deadlineId };
};

/** Where a notice leads within the site: both sides know a room by the same address, and a document by their own. */
export const pathOf = ({ kind, roomId, facts }: Leading, isStaff: boolean): string => {
  const { documentId } = facts;
  if (kind === "document-review" && documentId !== undefined) return pages.document(documentId);
  if (kind === "document-waits" && documentId !== undefined) return pages.deskDocuments({ document: documentId });
  if (kind === "inquiry-received") return pages.admin("inquiries");
  if (kind === "danger-reported") return pages.admin("danger");
  const tab = isOfCalendar(facts) ? "notices" : "security";
  if (kind === "account-security") return isStaff ? pages.admin(tab) : pages.myPage(tab);
  if (roomId !== null) return pages.chat(roomId, partOf(facts));
  return isStaff ? pages.admin() : pages.myPage();
};
