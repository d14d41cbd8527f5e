import type { Language } from "@legal/contracts/constants";
import type { Localized } from "./localized.ts";
import type { HomeServiceId } from "./services.ts";

/** The landing page's five occasions. Together they hold each service of the home page once. */
export const SERVICE_GROUPS = [
  { id: "money-owed", services: ["certified-mail", "payment-order", "property-disclosure", "debtor-registry"] },
  { id: "disputes", services: ["complaint", "answer-brief", "administrative-lawsuit", "criminal-defense"] },
  {
    id: "enforcement",
    services: ["provisional-seizure", "provisional-disposition", "debt-seizure", "movable-property-auction"],
  },
  { id: "housing", services: ["lease-registration", "real-estate-auction"] },
  { id: "family-and-work", services: ["divorce-lawsuit", "inheritance-lawsuit", "labor-lawsuit", "patent-lawsuit"] },
] as const satisfies readonly { id: string; services: readonly HomeServiceId[] }[];

export type ServiceGroupId = (typeof SERVICE_GROUPS)[number]["id"];

const GROUP_NAMES: Readonly<Record<ServiceGroupId, Localized>> = {
  "money-owed": {
    ko: "돈을 받아야 할 때",
    en: "Someone owes you money",
    ja: "お金を払ってもらいたいとき",
    zh: "有人欠钱不还",
  },
  disputes: {
    ko: "소송을 당했거나 시작할 때",
    en: "You are sued, or want to sue",
    ja: "訴えられたとき、訴えたいとき",
    zh: "被起诉或要起诉",
  },
  enforcement: {
    ko: "재산을 묶거나 집행할 때",
    en: "Freeze or seize assets",
    ja: "財産を押さえる・強制執行するとき",
    zh: "冻结或执行财产",
  },
  housing: { ko: "집·임대차", en: "Homes and leases", ja: "住まい・賃貸借", zh: "房屋与租赁" },
  "family-and-work": {
    ko: "가족·회사·기타",
    en: "Family, work and more",
    ja: "家族・仕事・その他",
    zh: "家庭、工作及其他",
  },
};

export const groupName = (groupId: ServiceGroupId, language: Language): string => GROUP_NAMES[groupId][language];
