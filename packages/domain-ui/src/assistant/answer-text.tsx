import { color, KoreanTerms, space } from "@legal/ui";
import { Fragment } from "react";
import { styled } from "styled-components";
import { answerBlocks } from "./answer-blocks.ts";
import { Helplines } from "./helplines.tsx";

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;

  p {
    white-space: pre-wrap;
  }
  mark {
    border-block-end: 2px dashed ${color.warning};
    background: ${color.warningTint};
    color: inherit;
    word-break: keep-all;
  }
`;

const Items = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(5)};
  list-style: disc;

  > li[data-depth="1"] {
    margin-inline-start: ${space(4)};
  }
  > li[data-depth="2"] {
    margin-inline-start: ${space(8)};
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

interface AnswerTextProps {
  text: string;
  unverified?: readonly string[];
}

const Marked = ({ text, unverified = [] }: { text: string; unverified?: readonly string[] | undefined }) =>
  doubtfulParts(text, unverified).map(({ text: part, doubtful }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
    <Fragment key={index}>{doubtful ? <mark>{part}</mark> : <KoreanTerms text={part} />}</Fragment>
  ));

/**
 * What a model wrote, as plain text: nothing in it becomes a link or an element but lists, and lines that name a public
 * helpline. Unverified claims are marked.
 */
export const AnswerText = ({ text, unverified }: AnswerTextProps) => (
  <Words dir="auto">
    {answerBlocks(text).map((block, index) => {
      const key = `${block.kind} ${index}`;
      if (block.kind === "helplines") return <Helplines key={key} lines={block.lines} />;
      if (block.kind === "text") {
        return (
          <p key={key}>
            <Marked text={block.text} unverified={unverified} />
          </p>
        );
      }
      return (
        <Items key={key}>
          {block.items.map((item, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- items have no identity but their place
            <li key={place} data-depth={item.depth}>
              <Marked text={item.text} unverified={unverified} />
            </li>
          ))}
        </Items>
      );
    })}
  </Words>
);
