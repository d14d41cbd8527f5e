import type { AiMessage } from "@legal/contracts";

/** Each warning and each route is shown where it comes first: later answers of the conversation carry them again. */
export const withWarningsOnce = (messages: readonly AiMessage[]): AiMessage[] => {
  const warned = new Set<string>();
  let shown = "";
  return messages.map(({ guidance, ...message }) => {
    const warnings = message.warnings.filter(({ rule }) => !warned.has(rule));
    for (const { rule } of warnings) warned.add(rule);
    const isNew = guidance !== undefined && JSON.stringify(guidance) !== shown;
    if (isNew) shown = JSON.stringify(guidance);
    return { ...message, warnings, ...(isNew && { guidance }) };
  });
};
