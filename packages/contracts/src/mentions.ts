const MARK = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/;

/** How a note names a colleague: by id, so that a new name shows everywhere and a deleted account leaves none. */
export const mentionOf = (userId: string): string => `@[${userId}]`;

/** The words of a note and the ids of those it names, in turn; words come first and last. */
export const splitMentions = (content: string): string[] => content.split(MARK);

/** The ids of those a note names, each once. */
export const mentionedIn = (content: string): string[] => [
  ...new Set(splitMentions(content).filter((_part, index) => index % 2 === 1)),
];
