import { CalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { withTexts } from "../../../layout/with-texts.ts";
import { ToolLayout } from "../page/tool-layout.tsx";
import { useErrors } from "../page/use-errors.ts";
import { useInputs } from "../page/use-inputs.ts";
import { InterestForm } from "./interest-form.tsx";
import { EMPTY, fieldIn, outcomeOf, sharedOf } from "./interest-inputs.ts";
import { InterestResult } from "./interest-result.tsx";

const Calculator = () => {
  const tool = useInputs<string>(EMPTY);
  const outcome = outcomeOf(tool.inputs);
  const errors = useErrors(outcome?.error, tool.broken, fieldIn(tool.inputs));
  const isWrong = Object.keys(errors).length > 0;
  return (
    <ToolLayout
      tool="interest"
      form={<InterestForm tool={tool} errors={errors} />}
      result={
        <InterestResult
          inputs={tool.inputs}
          claim={isWrong ? undefined : outcome?.value}
          isWrong={isWrong}
          shared={sharedOf(tool.inputs)}
        />
      }
    />
  );
};

/** /tools/interest: interest for delay, and what payments leave of a debt. */
export const InterestPage = withTexts(CalculationTexts, Calculator);
