import type { AiMessage, DeadlineAlert } from "@legal/contracts";

/** A warning as it is shown: its last day may be `replaced` by that of a later answer. */
export type ShownAlert = DeadlineAlert & { readonly replaced?: true };

type ShownMessage = AiMessage & { readonly warnings: readonly ShownAlert[] };

const keyOf = ({ rule, due }: DeadlineAlert): string => `${rule} ${due?.date ?? ""}`;

/**
 * Each warning and each route is shown where it comes first: later answers of the conversation carry them again. A warning
 * that has got another last day is shown again.
 */
export const withWarningsOnce = (messages: readonly AiMessage[]): ShownMessage[] => {
  const newest = new Map(
    messages.flatMap(({ warnings }) => warnings.flatMap(({ rule, due }) => (due ? [[rule, due.date] as const] : []))),
  );
  const warned = new Set<string>();
  let shown = "";
  return messages.map(({ guidance, ...message }) => {
    const fresh = message.warnings.filter((alert) => !warned.has(alert.due ? keyOf(alert) : alert.rule));
    const warnings = fresh.map((alert): ShownAlert => {
      const isReplaced = alert.due !== undefined && newest.get(alert.rule) !== alert.due.date;
      return isReplaced ? { ...alert, replaced: true } : alert;
    });
    for (const alert of message.warnings) warned.add(alert.rule).add(keyOf(alert));
    const isNew = guidance !== undefined && JSON.stringify(guidance) !== shown;
    if (isNew) shown = JSON.stringify(guidance);
    return { ...message, warnings, ...(isNew && { guidance }) };
  });
};
