export interface TextPart {
  text: string;
  /** Set where the text is a web address. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** Punctuation that closes a sentence, not an address. */
const TAIL = /[.,;:!?)\]}»”’。、！？）」]+$/;

/** Cuts a text at its web addresses; nothing but http and https becomes a link. */
export const linkParts = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TAIL, "");
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};
