interface StoredMessage {
  content: string;
  seq: number;
}

/** What a room holds, from its first message on, however many there are. */
export const allTexts = async (room: string, read: (path: string) => Promise<unknown>): Promise<string[]> => {
  const texts: string[] = [];
  for (let after = 0; ;) {
    const page = (await read(`/api/chat-rooms/${room}/messages?limit=200&after=${after}`)) as StoredMessage[];
    const last = page.at(-1);
    if (!last) return texts;
    texts.push(...page.map(({ content }) => content));
    after = last.seq;
  }
};
