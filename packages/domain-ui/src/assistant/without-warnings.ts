import type { DeadlineAlert } from "@legal/contracts";

/** A line before the list and one after it. */
const MOST_OTHER_LINES = 2;

/** Whether a paragraph is the built-in assistant's list of these warnings and nothing else. */
const isListOf = (paragraph: string, warnings: readonly DeadlineAlert[]): boolean => {
  const lines = paragraph.split("\n");
  const items = lines.filter((line) => line.startsWith("• "));
  return (
    items.length > 0 &&
    lines.length - items.length <= MOST_OTHER_LINES &&
    items.every((item) => warnings.some(({ title, text }) => item.startsWith(`• ${title}: ${text}`)))
  );
};

/** An answer's words beside the card of its warnings, which says them already. */
export const withoutWarnings = (content: string, warnings: readonly DeadlineAlert[]): string =>
  warnings.length === 0
    ? content
    : content
        .split("\n\n")
        .filter((paragraph) => !isListOf(paragraph, warnings))
        .join("\n\n");
