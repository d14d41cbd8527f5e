import type { AiMessage, DeadlineAlert } from "@legal/contracts";

/** A warning as it is shown: `changed` where a later answer has another last day, of the same paper or of another. */
export type ShownAlert = DeadlineAlert & { readonly changed?: true };

type ShownMessage = AiMessage & { readonly warnings: readonly ShownAlert[] };

/**
 * Each warning and each route is shown where it comes first: later answers of the conversation carry them again. A warning
 * that has another last day than it had where it was last shown is shown again.
 */
export const withWarningsOnce = (messages: readonly AiMessage[]): ShownMessage[] => {
  const lastDays = new Map<string, string | undefined>();
  const isNew = ({ rule, due }: DeadlineAlert): boolean =>
    !lastDays.has(rule) || (due !== undefined && lastDays.get(rule) !== due.date);
  let route = "";
  const shown = messages.map(({ guidance, ...message }) => {
    const warnings = message.warnings.filter(isNew);
    for (const { rule, due } of warnings) lastDays.set(rule, due?.date);
    const isNewRoute = guidance !== undefined && JSON.stringify(guidance) !== route;
    if (isNewRoute) route = JSON.stringify(guidance);
    return { ...message, warnings, ...(isNewRoute && { guidance }) };
  });
  const dated = shown.flatMap(({ warnings }) => warnings.filter(({ due }) => due !== undefined));
  const newest = new Map(dated.map((alert) => [alert.rule, alert]));
  const marked = (alert: DeadlineAlert): ShownAlert =>
    alert.due && newest.get(alert.rule) !== alert ? { ...alert, changed: true } : alert;
  return shown.map(({ warnings, ...message }) => ({ ...message, warnings: warnings.map(marked) }));
};
