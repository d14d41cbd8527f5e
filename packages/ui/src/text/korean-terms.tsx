import { Fragment } from "react";

/** `소멸시효` of `time limit (소멸시효)`. */
const TERM = /(?<=[(（])(\p{Script=Hangul}[\p{Script=Hangul} ·]*)/u;

/** A text with its Korean terms in brackets marked as Korean: spoken as such, and never broken in the middle of a word. */
export const KoreanTerms = ({ text }: { text: string }) =>
  text.split(TERM).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
      <span key={index} lang="ko">
        {part}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
