import type { AiMessage } from "@legal/contracts";

/** Each period is warned of where it is found first: every later answer of the talk carries it again. */
export const withWarningsOnce = (messages: readonly AiMessage[]): AiMessage[] => {
  const warned = new Set<string>();
  return messages.map((message) => {
    const warnings = message.warnings.filter(({ rule }) => !warned.has(rule));
    for (const { rule } of warnings) warned.add(rule);
    return { ...message, warnings };
  });
};
