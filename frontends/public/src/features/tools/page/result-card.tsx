import { Card, color, Heading, media, space, Stack, Text, topBar } from "@legal/ui";
import { useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { Answer } from "../../../calculation/answer.tsx";
import { ResultActions } from "./result-actions.tsx";

const Root = styled(Card)`
  ${media.desk} {
    position: sticky;
    inset-block-start: calc(${space(21)} + ${topBar});
  }
  /* A result higher than the window must be read to its end. */
  @media (max-height: 1100px) {
    position: static;
  }
  @media print {
    position: static;
    padding: 0;
    border: 0;
  }
`;

const Headline = styled(Answer)`
  strong {
    display: block;
    color: ${color.accentText};
    font-size: clamp(1.5rem, 1.1rem + 2vw, 2rem);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    /* A long amount keeps its unit whole. */
    text-wrap: balance;
  }
`;

interface ResultCardProps {
  /** The answer itself, announced when it changes; absent while something is missing or wrong. */
  headline?: ReactNode;
  /** What is still to enter, or what is wrong. */
  missing: ReactNode;
  /** How it was reached. */
  children?: ReactNode;
  /** The result as text, for the clipboard. */
  text?: string | undefined;
  inputs: Record<string, string>;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** The answer of a calculator, with what one does with it. */
export const ResultCard = ({ headline, missing, children, text, inputs, actions }: ResultCardProps) => {
  const titleId = useId();
  return (
    <Root as="section" aria-labelledby={titleId} $padding={6}>
      <Stack $gap={5}>
        <Heading level={2} size={18} id={titleId}>
          <FormattedMessage id="tools.result" />
        </Heading>
        <Headline>
          {headline ?? (
            <Text as="span" $tone="muted">
              {missing}
            </Text>
          )}
        </Headline>
        {headline !== undefined && (
          <>
            {text !== undefined && (
              <ResultActions text={text} inputs={inputs}>
                {actions}
              </ResultActions>
            )}
            {children}
          </>
        )}
      </Stack>
    </Root>
  );
};
