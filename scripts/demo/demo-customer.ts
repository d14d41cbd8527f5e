import type { Language, PackageType, ServiceId } from "@legal/catalog";
import type { CaseStatus } from "@legal/contracts";

/** One case of a demo customer. */
export interface DemoCase {
  service: ServiceId;
  package: PackageType;
  status: CaseStatus;
  /** Days from today in Seoul. */
  deadlineInDays?: number;
  /** Court papers that came, and who entered the day; a customer's, and peremptory periods, wait for a confirmation. */
  papers?: { matter: string; daysAgo: number; enteredBy: "customer" | "office" }[];
  /** Of the customer first, then in turn. */
  messages: string[];
  /** Whether the office has read the last one. */
  isRead: boolean;
}

export interface DemoInquiry {
  service?: ServiceId;
  message: string;
}

export interface DemoCustomer {
  username: string;
  displayName: string;
  phone: string;
  language: Language;
  cases: DemoCase[];
  inquiry?: DemoInquiry;
}
