import type { AiMessage } from "@legal/contracts";

/** Each warning is shown where it comes first: every later answer of the conversation carries it again. */
export const withWarningsOnce = (messages: readonly AiMessage[]): AiMessage[] => {
  const warned = new Set<string>();
  return messages.map((message) => {
    const warnings = message.warnings.filter(({ rule }) => !warned.has(rule));
    for (const { rule } of warnings) warned.add(rule);
    return { ...message, warnings };
  });
};
