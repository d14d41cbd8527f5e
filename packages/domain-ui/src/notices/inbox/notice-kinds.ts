import type { NoticeKind } from "@legal/contracts";
import { DOCUMENT_NEWS, SECURITY_ALERTS } from "@legal/contracts/constants";
import type { IconComponent } from "@legal/ui";
import AlarmClock from "lucide-react/icons/alarm-clock";
import AtSign from "lucide-react/icons/at-sign";
import Bell from "lucide-react/icons/bell";
import CircleDot from "lucide-react/icons/circle-dot";
import FolderPlus from "lucide-react/icons/folder-plus";
import FileCheck from "lucide-react/icons/file-check";
import FileClock from "lucide-react/icons/file-clock";
import Hourglass from "lucide-react/icons/hourglass";
import Inbox from "lucide-react/icons/inbox";
import LifeBuoy from "lucide-react/icons/life-buoy";
import MessageSquare from "lucide-react/icons/message-square";
import Newspaper from "lucide-react/icons/newspaper";
import ShieldAlert from "lucide-react/icons/shield-alert";
import StickyNote from "lucide-react/icons/sticky-note";
import UserCheck from "lucide-react/icons/user-check";
import type { Notice } from "../inbox-api.ts";

const ICONS: Record<NoticeKind, IconComponent> = {
  "case-opened": FolderPlus,
  "status-changed": CircleDot,
  "messages-unread": MessageSquare,
  "deadline-near": AlarmClock,
  "case-assigned": UserCheck,
  mentioned: AtSign,
  "note-added": StickyNote,
  "member-waiting": Hourglass,
  "inquiry-received": Inbox,
  "document-review": FileCheck,
  "document-waits": FileClock,
  "danger-reported": LifeBuoy,
  "staff-digest": Newspaper,
  "account-security": ShieldAlert,
};

const isKnown = (kind: string): kind is NoticeKind => Object.hasOwn(ICONS, kind);

/** A later release may notify of more. */
const knownKindOf = (kind: string): NoticeKind | "other" => (isKnown(kind) ? kind : "other");

const isAlert = (alert: string | undefined): boolean => SECURITY_ALERTS.some((one) => one === alert);

const isNews = (news: string | undefined): boolean => DOCUMENT_NEWS.some((one) => one === news);

/** The text of what happened. */
export const titleIdOf = ({ kind, facts: { securityAlert, documentNews } }: Notice): string => {
  const known = knownKindOf(kind);
  if (isNews(documentNews)) return `notices.document.${documentNews}`;
  if (known !== "account-security") return `notices.kind.${known}`;
  return `notices.security.${isAlert(securityAlert) ? securityAlert : "other"}`;
};

export const iconOf = (kind: string): IconComponent => (isKnown(kind) ? ICONS[kind] : Bell);
