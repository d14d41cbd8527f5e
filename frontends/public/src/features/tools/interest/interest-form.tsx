import {
  CIVIL_RATE,
  COMMERCIAL_RATE,
  INTEREST_CONVENTIONS,
  type InterestConvention,
} from "@legal/legal-rules/interest";
import { conventionName } from "@legal/legal-rules/texts";
import { TextField } from "@legal/ui";
import { useIntl } from "react-intl";
import { useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { ChoiceField } from "../../../calculation/choice-field.tsx";
import { WonField } from "../../../calculation/won-field.tsx";
import { ToolForm } from "../page/tool-form.tsx";
import type { InterestFormProps } from "./interest-form-props.ts";
import { isBySegments, lawsuitRateToday } from "./interest-inputs.ts";
import { MoreFields } from "./more-fields.tsx";
import { SegmentFields } from "./segment-fields.tsx";

const DueFields = ({ tool, errors }: InterestFormProps) => {
  const { formatMessage } = useIntl();
  const optional = formatMessage({ id: "site.optional" });
  return (
    <>
      <ChoiceField
        {...tool.field("kind")}
        label={formatMessage({ id: "tools.interest.kind" })}
        options={["term", "tort"].map((kind) => ({
          value: kind,
          label: formatMessage({ id: `tools.interest.kind.${kind}` }),
        }))}
        error={errors["kind"]}
      />
      <TextField
        {...tool.dateField("due")}
        label={formatMessage({ id: `tools.interest.due.${tool.inputs["kind"] === "tort" ? "tort" : "term"}` })}
        error={errors["due"]}
      />
      <TextField
        {...tool.dateField("until")}
        label={formatMessage({ id: "tools.interest.until" })}
        labelNote={optional}
        hint={formatMessage({ id: "tools.interest.untilHint" })}
        error={errors["until"]}
      />
      <TextField
        {...tool.field("rate")}
        label={formatMessage({ id: "tools.interest.rate" })}
        inputMode="decimal"
        hint={formatMessage({ id: "tools.interest.rateHint" }, { civil: CIVIL_RATE, commercial: COMMERCIAL_RATE })}
        error={errors["rate"]}
      />
      <TextField
        {...tool.dateField("served")}
        label={formatMessage({ id: "tools.interest.served" })}
        labelNote={optional}
        hint={formatMessage({ id: "tools.interest.servedHint" }, { rate: lawsuitRateToday() })}
        error={errors["served"]}
      />
    </>
  );
};

/** How much, since when, until when, at which rate; what few need comes folded in. */
export const InterestForm = ({ tool, errors }: InterestFormProps) => {
  const { formatMessage } = useIntl();
  const texts = useCalculationTexts();
  const bySegments = isBySegments(tool.inputs);
  return (
    <ToolForm form={tool.form} label={formatMessage({ id: "tools.interest.title" })}>
      <WonField
        {...tool.field("principal")}
        label={formatMessage({ id: "tools.interest.principal" })}
        hint={formatMessage({ id: "tools.wonHint" })}
        error={errors["principal"]}
      />
      <ChoiceField
        {...tool.field("way")}
        label={formatMessage({ id: "tools.interest.way" })}
        options={["due", "segments"].map((way) => ({
          value: way,
          label: formatMessage({ id: `tools.interest.way.${way}` }),
        }))}
      />
      {bySegments ? <SegmentFields tool={tool} errors={errors} /> : <DueFields tool={tool} errors={errors} />}
      {!bySegments && <MoreFields tool={tool} errors={errors} />}
      <ChoiceField
        {...tool.field("convention")}
        label={formatMessage({ id: "tools.interest.convention" })}
        options={INTEREST_CONVENTIONS.map((id) => ({
          value: id,
          label: formatMessage({ id: `tools.interest.convention.${id}` }),
        }))}
        hint={conventionName(tool.inputs["convention"] as InterestConvention, texts)}
        error={errors["convention"]}
      />
    </ToolForm>
  );
};
