import type { CaseDeadline } from "@legal/contracts";
import type { Step } from "@legal/legal-rules";
import { courtNote, stepSentence } from "@legal/legal-rules/texts";
import { color, fontSize, space } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { useLegalTexts } from "../use-legal-texts.ts";

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

interface DeadlineStepsProps {
  steps: CaseDeadline["steps"];
  open?: boolean;
}

/** How a due date was counted, each step with its article. */
export const DeadlineSteps = ({ steps, open = false }: DeadlineStepsProps) => {
  const texts = useLegalTexts();
  return (
    <Root open={open}>
      <summary>
        <FormattedMessage id="deadlines.steps" />
      </summary>
      <ol>
        {steps.map((step) => (
          <li key={`${step.code} ${step.date}`}>
            {stepSentence(step as Step, texts)} {step.basis && <small>({step.basis})</small>}
          </li>
        ))}
      </ol>
      <small>{courtNote(texts)}</small>
    </Root>
  );
};
