import type { AiMessage, DeadlineAlert } from "@legal/contracts";

/**
 * A warning as it is shown: `changed` where a later answer has another last day, of the same paper or of another;
 * `withdrawn` beside a last day that a later answer takes back.
 */
export type ShownAlert = DeadlineAlert & { readonly changed?: true };

type ShownMessage = AiMessage & { readonly warnings: readonly ShownAlert[] };

/** The warnings with a last day that the last answer, or one before it, takes back. */
const takenBack = (messages: readonly AiMessage[]): ReadonlySet<DeadlineAlert> => {
  const all = messages.map(({ warnings }) => warnings);
  return new Set(
    all.flatMap((warnings, at) =>
      warnings.filter(
        ({ rule, due }) =>
          due && all.slice(at + 1).some((later) => later.some((one) => one.rule === rule && one.withdrawn)),
      ),
    ),
  );
};

/**
 * Each warning and each route is shown where it comes first: later answers of the conversation carry them again. A warning
 * that has another last day than it had where it was last shown, or the same after it was taken back, is shown again.
 */
export const withWarningsOnce = (messages: readonly AiMessage[]): ShownMessage[] => {
  const withdrawn = takenBack(messages);
  const lastDays = new Map<string, string | undefined>();
  const isNew = ({ rule, due }: DeadlineAlert): boolean =>
    !lastDays.has(rule) || (due !== undefined && lastDays.get(rule) !== due.date);
  let route = "";
  const shown = messages.map(({ guidance, ...message }) => {
    const warnings = message.warnings.filter(isNew);
    for (const { rule, due } of warnings) lastDays.set(rule, due?.date);
    for (const { rule } of message.warnings.filter((alert) => alert.withdrawn)) lastDays.set(rule, undefined);
    const isNewRoute = guidance !== undefined && JSON.stringify(guidance) !== route;
    if (isNewRoute) route = JSON.stringify(guidance);
    return { ...message, warnings, ...(isNewRoute && { guidance }) };
  });
  const dated = shown.flatMap(({ warnings }) => warnings.filter(({ due }) => due !== undefined));
  const newest = new Map(dated.map((alert) => [alert.rule, alert]));
  const marked = (alert: DeadlineAlert): ShownAlert => {
    if (withdrawn.has(alert)) return { ...alert, withdrawn: true };
    return alert.due && newest.get(alert.rule) !== alert ? { ...alert, changed: true } : alert;
  };
  return shown.map(({ warnings, ...message }) => ({ ...message, warnings: warnings.map(marked) }));
};
