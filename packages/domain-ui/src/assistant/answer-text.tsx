import { color, KoreanTerms } from "@legal/ui";
import { Fragment } from "react";
import { styled } from "styled-components";

const Words = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  mark {
    border-block-end: 2px dashed ${color.warning};
    background: ${color.warningTint};
    color: inherit;
    word-break: keep-all;
  }
`;

interface Part {
  text: string;
  doubtful: boolean;
}

/** The text in parts, those apart that are among the claims. The longest claim wins where one holds another. */
export const doubtfulParts = (text: string, claims: readonly string[]): Part[] => {
  const [claim, ...others] = claims.filter(Boolean).toSorted((a, b) => b.length - a.length);
  if (claim === undefined) return text ? [{ text, doubtful: false }] : [];
  return text
    .split(claim)
    .flatMap((between, index) => [
      ...(index > 0 ? [{ text: claim, doubtful: true }] : []),
      ...doubtfulParts(between, others),
    ]);
};

/** What a model wrote, as plain text: nothing in it becomes a link or an element. Unverified claims are marked. */
export const AnswerText = ({ text, unverified = [] }: { text: string; unverified?: readonly string[] }) => (
  <Words dir="auto">
    {doubtfulParts(text, unverified).map(({ text: part, doubtful }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
      <Fragment key={index}>{doubtful ? <mark>{part}</mark> : <KoreanTerms text={part} />}</Fragment>
    ))}
  </Words>
);
