import { citeBasis } from "@legal/catalog";
import type { CaseDeadline } from "@legal/contracts";
import { unbrokenDates } from "@legal/i18n";
import type { Step } from "@legal/legal-rules";
import { courtNote, stepSentence } from "@legal/legal-rules/texts";
import { color, fontSize, SEPARATOR, space } from "@legal/ui";
import { useLanguage } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { useLegalTexts } from "../use-legal-texts.ts";
import { useCitations } from "./use-citations.ts";

const Root = styled.details`
  font-size: ${fontSize[15]};

  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.accentText};
    font-weight: 600;
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: ${space(1.5)};
    padding-inline-start: ${space(5)};
    list-style: decimal;
  }
  small {
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
`;

interface DeadlineStepsProps extends Pick<CaseDeadline, "steps" | "statutes" | "holidays"> {
  open?: boolean;
}

/** How a due date was counted, each step with its article; where the length is counted, with the matter's own. */
export const DeadlineSteps = ({ steps, statutes, holidays, open = false }: DeadlineStepsProps) => {
  const texts = useLegalTexts();
  const { language } = useLanguage();
  const citations = useCitations(statutes);
  const basisOf = ({ code, basis }: CaseDeadline["steps"][number]) =>
    [...(code === "COUNT" ? citations : []), ...(basis === undefined ? [] : [citeBasis(basis, language)])].join(
      SEPARATOR,
    );
  return (
    <Root open={open}>
      <summary>
        <FormattedMessage id="deadlines.steps" />
      </summary>
      <ol>
        {steps.map((step) => {
          const basis = basisOf(step);
          return (
            <li key={`${step.code} ${step.date}`}>
              {unbrokenDates(stepSentence(step as Step, texts))} {basis && <small>({basis})</small>}
            </li>
          );
        })}
      </ol>
      <small>
        {courtNote(texts)}
        {holidays && (
          <>
            {SEPARATOR}
            <FormattedMessage id="deadlines.holidayData" values={{ version: holidays }} />
          </>
        )}
      </small>
    </Root>
  );
};
