export interface EmailDraft {
  to: string;
  subject: string;
  body: string;
}

/** Some mail programs cut longer addresses off; Korean takes nine characters of it for each letter. */
const BODY_MAX_ENCODED = 6000;

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const fitting = (text: string): string => {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (encode(letters.join("")).length > BODY_MAX_ENCODED) letters.splice(-100);
  return letters.join("");
};

/**
 * Opens Gmail's compose window with a letter in it. Every part is encoded whole, so nothing in it can become another
 * recipient or header.
 */
export const composeLink = ({ to, subject, body }: EmailDraft): string =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${encode(to)}` +
  `&su=${encode(subject)}&body=${encode(fitting(body))}`;
