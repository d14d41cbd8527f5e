import { CLAIM_BASES, countedIn, FILINGS, SERVICE_FEE_UNITS } from "@legal/legal-rules/court-costs";
import { documentName } from "@legal/legal-rules/texts";
import { Row, TextField } from "@legal/ui";
import { useIntl } from "react-intl";
import { useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { ChoiceField } from "../../../calculation/choice-field.tsx";
import { mayHaveNoAmount, needsAmount } from "../../../calculation/court-costs-of.ts";
import { WonField } from "../../../calculation/won-field.tsx";
import { ToolForm } from "../page/tool-form.tsx";
import type { useInputs } from "../page/use-inputs.ts";
import { DOCUMENTS, documentOf, EMPTY, type CostField } from "./court-costs-inputs.ts";

interface CourtCostsFormProps {
  tool: ReturnType<typeof useInputs<CostField>>;
  /** What is wrong, by field. */
  errors: Partial<Record<CostField, string>>;
}

type CountField = "applicants" | "respondents" | "thirdParties" | "interested";

/** The numbers that are asked for, by line. */
const PARTIES = ["applicants", "respondents"] as const;
const COUNTS = {
  parties: [PARTIES],
  thirdParties: [PARTIES, ["thirdParties"]],
  interested: [["interested"]],
} as const satisfies Readonly<Record<string, readonly (readonly CountField[])[]>>;

const Amount = ({ tool, errors }: CourtCostsFormProps) => {
  const { formatMessage } = useIntl();
  const { inputs } = tool;
  const document = documentOf(inputs);
  const hasAmount = inputs.basis === EMPTY.basis || !mayHaveNoAmount(document);
  return (
    <>
      {mayHaveNoAmount(document) && (
        <ChoiceField
          {...tool.field("basis")}
          label={formatMessage({ id: "tools.costs.basis" })}
          options={[EMPTY.basis, ...Object.keys(CLAIM_BASES)].map((basis) => ({
            value: basis,
            label: formatMessage({ id: `tools.costs.basis.${basis}` }),
          }))}
          error={errors.basis}
        />
      )}
      {document === "claim-amendment" && (
        <WonField {...tool.field("before")} label={formatMessage({ id: "tools.costs.before" })} error={errors.before} />
      )}
      {hasAmount && (
        <WonField
          {...tool.field("amount")}
          label={formatMessage({ id: "tools.costs.amount" })}
          hint={formatMessage({
            id: document === "admin-first" ? "tools.costs.taxHint" : "tools.wonHint",
          })}
          error={errors.amount}
        />
      )}
    </>
  );
};

const Counts = ({ tool, errors, fields }: CourtCostsFormProps & { fields: readonly CountField[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Row $gap={3} $align="start" $wrap={false}>
      {fields.map((field) => (
        <TextField
          key={field}
          {...tool.field(field)}
          label={formatMessage({ id: `tools.costs.${field}` })}
          inputMode="numeric"
          error={errors[field]}
        />
      ))}
    </Row>
  );
};

/** What is filed, about how much, how, and between how many. */
export const CourtCostsForm = ({ tool, errors }: CourtCostsFormProps) => {
  const { formatMessage } = useIntl();
  const texts = useCalculationTexts();
  const { inputs } = tool;
  const counted = countedIn(documentOf(inputs));
  return (
    <ToolForm form={tool.form} label={formatMessage({ id: "tools.court-costs.title" })}>
      <ChoiceField
        {...tool.field("document")}
        label={formatMessage({ id: "tools.costs.document" })}
        options={DOCUMENTS.map((document) => ({ value: document, label: documentName(document, texts) }))}
        error={errors.document}
      />
      {needsAmount(documentOf(inputs)) && <Amount tool={tool} errors={errors} />}
      <ChoiceField
        {...tool.field("filing")}
        label={formatMessage({ id: "tools.costs.filing" })}
        options={FILINGS.toReversed().map((filing) => ({
          value: filing,
          label: formatMessage({ id: `tools.costs.filing.${filing}` }),
        }))}
        error={errors.filing}
      />
      {counted && (
        <>
          {COUNTS[counted].map((fields) => (
            <Counts key={fields[0]} tool={tool} errors={errors} fields={fields} />
          ))}
          <TextField
            {...tool.dateField("filedOn")}
            label={formatMessage({ id: "tools.costs.filedOn" })}
            labelNote={formatMessage({ id: "site.optional" })}
            hint={formatMessage({ id: "tools.costs.filedOnHint" })}
            min={SERVICE_FEE_UNITS[0]?.from}
            error={errors.filedOn}
          />
        </>
      )}
    </ToolForm>
  );
};
