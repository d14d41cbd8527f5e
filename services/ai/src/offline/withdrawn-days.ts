import { legalTexts } from "@legal/legal-rules/all-texts";
import { matterName } from "@legal/legal-rules/texts";
import type { Consultation } from "../assistant/assistant.ts";
import { answeredIn, saidIn } from "../assistant/recently-said.ts";
import { mayChangeDay } from "../computing/find-service.ts";
import { matterOfRule } from "../computing/matter-of-rule.ts";
import { textsIn } from "../texts/texts.ts";

/** That a last day which was named before is no longer what the person's words give; nothing where it still is. */
export const withdrawnDays = ({ turns, grounding, language }: Consultation): string[] => {
  if (!mayChangeDay(saidIn(turns).at(-1) ?? "")) return [];
  const saidBefore = answeredIn(turns);
  const { withdrawn } = textsIn(language).offline;
  const ofAlerts = grounding.alerts.flatMap(({ rule }) => matterOfRule(rule) ?? []);
  const matters = new Set([...ofAlerts, ...grounding.computed.flatMap(({ due }) => due?.matter ?? [])]);
  const isWithdrawn = [...matters].some((matter) => {
    const at = saidBefore.lastIndexOf(`• ${matterName(matter, legalTexts(language))} (`);
    if (at < 0) return false;
    const since = saidBefore.slice(at);
    const now = grounding.computed.find(({ due }) => due?.matter === matter);
    const [result = ""] = now?.lines ?? [];
    // How many days are left changes with the day.
    const isSame = now?.due !== undefined && since.startsWith(result.slice(0, -now.due.left.length));
    return !isSame && !since.includes(withdrawn);
  });
  return isWithdrawn ? [withdrawn] : [];
};
