import { isServiceId, serviceName } from "@legal/catalog";
import type { DigestPart, Language } from "@legal/contracts";
import type { DigestSection } from "@legal/contracts/constants";
import { seoulDateOf } from "@legal/i18n";
import type { StoredFacts } from "../notices/notice-model.ts";
import { textsIn } from "../texts/texts.ts";
import { fillText } from "./fill-text.ts";

const isSince = (section: DigestSection): boolean => ["waiting", "unassigned", "silent"].includes(section);

/** Number, service and date: which case, and nothing of what it is about or whose it is. */
const caseLine = (
  { caseNumber, serviceType, at }: DigestPart["cases"][number],
  section: DigestSection,
  language: Language,
): string => {
  const day = new Date(at.length > 10 ? seoulDateOf(new Date(at)) : at);
  const date = new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "medium" }).format(day);
  const service =
    serviceType !== undefined && isServiceId(serviceType) ? serviceName(serviceType, language) : undefined;
  const when = isSince(section) ? fillText(textsIn(language).cases.digest.since, language, { date }) : date;
  return `- ${[caseNumber, service, when].filter((part) => part !== undefined).join(" · ")}`;
};

const partLines = ({ section, count, more, cases }: DigestPart, language: Language): string => {
  const { sections, others } = textsIn(language).cases.digest;
  const unnamed = count - cases.length;
  const named = cases.map((one) => caseLine(one, section, language));
  const rest = unnamed > 0 ? [`- ${fillText(others, language, { count: unnamed })}`] : [];
  return [fillText(sections[section], language, { count, more: String(more) }), ...named, ...rest].join("\n");
};

/** What a staff member has left to do, a paragraph for each matter. */
export const digestWords = ({ count = 0, digest = [] }: StoredFacts, language: Language) => {
  const { subject, intro } = textsIn(language).cases.digest;
  return {
    subject: fillText(subject, language, { count }),
    lines: [intro, ...digest.map((part) => partLines(part, language))],
  };
};
