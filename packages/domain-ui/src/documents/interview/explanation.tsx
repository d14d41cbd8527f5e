import type { AskedField, AskedList } from "@legal/document-types";
import { lawNote, questionHelp, termOf } from "@legal/document-types/texts";
import { color, fontSize, KoreanTerms, space } from "@legal/ui";
import { styled } from "styled-components";
import { FormattedMessage } from "react-intl";
import { useQuestionTexts } from "../answers/use-document-type.ts";

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Folded = styled.details`
  font-size: ${fontSize[13]};

  summary {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: ${color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.22em;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  p {
    padding-block: ${space(1)} ${space(2)};
    padding-inline-start: ${space(3)};
    border-inline-start: 2px solid ${color.hairline};
    color: ${color.ink};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`;

/** What to answer and why, with the law and the words of the law on a tap. */
export const Explanation = ({ question }: { question: AskedField["question"] | AskedList["question"] }) => {
  const texts = useQuestionTexts();
  const help = questionHelp(question, texts);
  const law = lawNote(question, texts);
  const terms = "terms" in question ? (question.terms ?? []) : [];
  if (!help && !law && terms.length === 0) return null;
  return (
    <Root>
      {help && <span>{<KoreanTerms text={help} />}</span>}
      {(terms.length > 0 || law) && (
        <Buttons>
          {terms.map((id) => {
            const { name, text } = termOf(id, texts);
            return (
              <Folded key={id}>
                <summary>
                  <FormattedMessage id="documents.term" values={{ name }} />
                </summary>
                <p>
                  <KoreanTerms text={text} />
                </p>
              </Folded>
            );
          })}
          {law && (
            <Folded>
              <summary>
                <FormattedMessage id="documents.law" />
              </summary>
              <p>{law}</p>
            </Folded>
          )}
        </Buttons>
      )}
    </Root>
  );
};
