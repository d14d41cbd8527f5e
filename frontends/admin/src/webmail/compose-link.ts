export interface EmailDraft {
  to: string;
  subject: string;
  body: string;
}

/** Some mail programs truncate longer URLs; a Korean syllable takes nine characters encoded. */
const BODY_MAX_ENCODED = 6000;

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const fitting = (text: string): string => {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (encode(characters.join("")).length > BODY_MAX_ENCODED) characters.splice(-100);
  return characters.join("");
};

/**
 * Opens Gmail's compose window with a draft. Every part is encoded as a whole, so that nothing in it can become another
 * recipient or header.
 */
export const composeLink = ({ to, subject, body }: EmailDraft): string =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${encode(to)}` +
  `&su=${encode(subject)}&body=${encode(fitting(body))}`;
