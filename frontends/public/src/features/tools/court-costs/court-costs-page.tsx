import { CalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { withTexts } from "../../../layout/with-texts.ts";
import { ToolLayout } from "../page/tool-layout.tsx";
import { useErrors } from "../page/use-errors.ts";
import { useInputs } from "../page/use-inputs.ts";
import { CourtCostsForm } from "./court-costs-form.tsx";
import { calculationOf, EMPTY, fieldOf, sharedOf, type CostField } from "./court-costs-inputs.ts";
import { CourtCostsResult } from "./court-costs-result.tsx";

const Calculator = () => {
  const tool = useInputs<CostField>(EMPTY);
  const calculation = calculationOf(tool.inputs);
  const errors = useErrors(calculation?.outcome.error, tool.broken, fieldOf);
  return (
    <ToolLayout
      tool="court-costs"
      form={<CourtCostsForm tool={tool} errors={errors} />}
      result={
        <CourtCostsResult
          calculation={calculation}
          isWrong={Object.keys(errors).length > 0}
          shared={sharedOf(tool.inputs, calculation)}
        />
      }
    />
  );
};

/** /tools/court-costs: stamp duty and service fee. */
export const CourtCostsPage = withTexts(CalculationTexts, Calculator);
