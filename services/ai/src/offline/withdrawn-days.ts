import { LANGUAGES, type DeadlineAlert } from "@legal/contracts";
import { legalTexts } from "@legal/legal-rules/all-texts";
import type { MatterId } from "@legal/legal-rules";
import { matterName } from "@legal/legal-rules/texts";
import type { Consultation } from "../assistant/assistant.ts";
import { answeredIn, saidIn } from "../assistant/recently-said.ts";
import { mayChangeDay } from "../computing/find-service.ts";
import { matterOfRule } from "../computing/matter-of-rule.ts";
import { textsIn } from "../texts/texts.ts";
import { saysWithdrawn } from "./last-days.ts";

const NO_DAYS: ReadonlyMap<string, string> = new Map();

/** Whether a last day that the words of an earlier answer named is no longer what is computed. */
const isWithdrawnInWords = (matter: MatterId, { turns, grounding, language }: Consultation): boolean => {
  const saidBefore = answeredIn(turns);
  const places = LANGUAGES.map((one) => saidBefore.lastIndexOf(`• ${matterName(matter, legalTexts(one))} (`));
  const at = Math.max(...places);
  if (at < 0) return false;
  const since = saidBefore.slice(at);
  const now = grounding.computed.find(({ due }) => due?.matter === matter);
  const [result = ""] = now?.lines ?? [];
  const isOfLanguage = places[LANGUAGES.indexOf(language)] === at;
  // How many days are left changes with the day; words of another language cannot be compared.
  const isSame = now?.due !== undefined && (!isOfLanguage || since.startsWith(result.slice(0, -now.due.left.length)));
  return !isSame && !saysWithdrawn(since);
};

const mattersOf = (rules: Iterable<string>): MatterId[] =>
  Array.from(rules).flatMap((rule) => matterOfRule(rule) ?? []);

/** That a last day which was named before is no longer what the person's words give; nothing where it still is. */
export const withdrawnDays = (consultation: Consultation): string[] => {
  const { turns, grounding, language, lastDays = NO_DAYS } = consultation;
  if (!mayChangeDay(saidIn(turns).at(-1) ?? "")) return [];
  const isOther = ({ rule, due, withdrawn }: DeadlineAlert): boolean =>
    withdrawn === true || (due !== undefined && lastDays.has(rule) && lastDays.get(rule) !== due.date);
  const ofAlerts = mattersOf(grounding.alerts.map(({ rule }) => rule));
  const matters = new Set([...ofAlerts, ...grounding.computed.flatMap(({ due }) => due?.matter ?? [])]);
  for (const matter of mattersOf(lastDays.keys())) matters.delete(matter);
  const isWithdrawn =
    grounding.alerts.some(isOther) || [...matters].some((matter) => isWithdrawnInWords(matter, consultation));
  return isWithdrawn ? [textsIn(language).offline.withdrawn] : [];
};
