import { ADMIN_SUPPORT, caseStatusName, isServiceId, officeName, packageContent, serviceName } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import type { Language, TemplateVariable } from "@legal/contracts/constants";
import { displayNameOf } from "@legal/i18n";

/** What a variable stands for in one case; undefined where the case has nothing to say there. */
export type TemplateValues = Record<TemplateVariable, string | undefined>;

const dateIn = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

const nameOfService = (serviceType: string, language: Language): string | undefined =>
  isServiceId(serviceType) || serviceType === ADMIN_SUPPORT ? serviceName(serviceType, language) : undefined;

/** A case in the words of a language, for letters and replies to its customer. */
export const caseValues = (room: ChatRoom, language: Language, staff?: string): TemplateValues => {
  const { serviceType, caseNumber, packageType, caseStatus, deadline, user } = room;
  const isCase = serviceType !== ADMIN_SUPPORT;
  return {
    customer: user ? displayNameOf(user) : undefined,
    service: nameOfService(serviceType, language),
    number: caseNumber ?? undefined,
    package: packageType ? packageContent(packageType, language).name : undefined,
    status: isCase ? caseStatusName(caseStatus, language) : undefined,
    deadline: deadline ? dateIn(deadline, language) : undefined,
    office: officeName(language),
    staff,
  };
};
