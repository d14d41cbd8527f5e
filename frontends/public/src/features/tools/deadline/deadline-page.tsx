import { useEnteredHolidays } from "@legal/domain-ui/entered-holidays";
import { CalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { withTexts } from "../../../layout/with-texts.ts";
import { ToolLayout } from "../page/tool-layout.tsx";
import { useErrors } from "../page/use-errors.ts";
import { filledIn, useInputs } from "../page/use-inputs.ts";
import { DeadlineForm } from "./deadline-form.tsx";
import { EMPTY, fieldOf, outcomeOf, type DeadlineField } from "./deadline-inputs.ts";
import { DeadlineResult } from "./deadline-result.tsx";

const Calculator = () => {
  const tool = useInputs<DeadlineField>(EMPTY);
  const outcome = outcomeOf(tool.inputs, useEnteredHolidays());
  const errors = useErrors(outcome?.error, tool.broken, fieldOf);
  const isWrong = Object.keys(errors).length > 0;
  return (
    <ToolLayout
      tool="deadline"
      form={<DeadlineForm tool={tool} errors={errors} />}
      result={
        <DeadlineResult
          inputs={tool.inputs}
          deadline={isWrong ? undefined : outcome?.value}
          isWrong={isWrong}
          shared={filledIn(tool.inputs, EMPTY)}
        />
      }
    />
  );
};

/** /tools/deadline: until when, counted from the day a paper came. */
export const DeadlinePage = withTexts(CalculationTexts, Calculator);
