import { isServiceId, servicesAt, type ServiceId } from "@legal/catalog";
import type { Consultation } from "../assistant/assistant.ts";
import type { MissingFact } from "../texts/assistant-texts.ts";

const OF_MONEY: ReadonlySet<ServiceId> = new Set([
  ...servicesAt("claim"),
  ...servicesAt("enforcement"),
  "lawsuit",
  "labor-lawsuit",
  "lease-registration",
]);
const AGAINST_SOMEONE: ReadonlySet<ServiceId> = new Set([
  ...OF_MONEY,
  "divorce-lawsuit",
  "inheritance-lawsuit",
  "patent-lawsuit",
]);

/** What a matter does not have and its person is not asked for: an amount, another side that they would have to find. */
export const foreignTo = ({ grounding, serviceType }: Consultation): MissingFact[] => {
  const { kind, services } = grounding.understanding;
  const likeliest = kind === "chat" ? serviceType : services[0]?.id;
  if (kind === "none" || likeliest === undefined || !isServiceId(likeliest)) return ["amount", "party"];
  if (OF_MONEY.has(likeliest)) return [];
  return AGAINST_SOMEONE.has(likeliest) ? ["amount"] : ["amount", "party"];
};
