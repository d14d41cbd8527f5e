import { citeBasis } from "@legal/catalog";
import { SERVICE_FEE_CHECKED_ON, SERVICE_FEE_SOURCE, type CourtCostsInput } from "@legal/legal-rules/court-costs";
import { costStepSentence, courtNote, documentName, furtherCostsNote } from "@legal/legal-rules/texts";
import { SEPARATOR, Text } from "@legal/ui";
import { useFormat, useLanguage } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { BothSides } from "../../../calculation/both-sides.tsx";
import { useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { courtCostsOf } from "../../../calculation/court-costs-of.ts";
import { ResultCard } from "../page/result-card.tsx";
import { Sources } from "../page/sources.tsx";
import { StepList } from "../page/step-list.tsx";
import { SumTable } from "../page/sum-table.tsx";
import type { Calculated } from "./court-costs-inputs.ts";

interface CourtCostsResultProps {
  /** Absent while something is missing. */
  calculation: Calculated | undefined;
  isWrong: boolean;
  shared: Record<string, string>;
}

/** The same document filed the other way. */
const OtherFiling = ({ input }: { input: CourtCostsInput }) => {
  const format = useFormat();
  const other = input.filing === "electronic" ? "paper" : "electronic";
  const { value } = courtCostsOf({ ...input, filing: other });
  return value ? (
    <Text $size={15}>
      <FormattedMessage id={`tools.costs.other.${other}`} values={{ total: format.won(value.total) }} />
    </Text>
  ) : null;
};

const useRows = () => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return ({ stamp, fee, total }: NonNullable<Calculated["outcome"]["value"]>) => [
    { key: "stamp", name: formatMessage({ id: "tools.costs.stamp" }), amount: format.won(stamp.amount) },
    ...(fee
      ? [
          {
            key: "fee",
            name: formatMessage({ id: "tools.costs.fee" }),
            note: formatMessage(
              { id: "tools.costs.feeNote" },
              { unit: format.won(fee.unit), rounds: fee.roundsPerParty, parties: fee.countedParties },
            ),
            amount: format.won(fee.total),
          },
        ]
      : []),
    { key: "total", name: formatMessage({ id: "tools.costs.total" }), amount: format.won(total) },
  ];
};

/** What the court wants in advance, how it was reached, and what it rests on. */
export const CourtCostsResult = ({ calculation, isWrong, shared }: CourtCostsResultProps) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const texts = useCalculationTexts();
  const { language } = useLanguage();
  const rowsOf = useRows();
  const missing = <FormattedMessage id={isWrong ? "tools.wrong" : "tools.costs.missing"} />;
  const costs = isWrong ? undefined : calculation?.outcome.value;
  if (!calculation || !costs) return <ResultCard missing={missing} inputs={shared} />;

  const { input } = calculation;
  const claimName = formatMessage({ id: "tools.costs.amount" });
  const title = [
    documentName(input.document, texts),
    ...(input.claim === undefined ? [] : [`${claimName} ${format.won(input.claim)}`]),
  ].join(SEPARATOR);
  const rows = rowsOf(costs);
  const text = [title, ...rows.map(({ name, amount }) => `${name}: ${amount}`), courtNote(texts)];
  const further = furtherCostsNote(input.document, texts);
  const steps = [...costs.stamp.steps, ...(costs.fee?.steps ?? [])];
  return (
    <ResultCard
      missing={missing}
      inputs={shared}
      text={text.join("\n")}
      headline={
        <>
          <Text as="span">{title}</Text>
          <strong>{format.won(costs.total)}</strong>
        </>
      }
    >
      <SumTable summed label={formatMessage({ id: "tools.costs.total" })} rows={rows} />
      <OtherFiling input={input} />
      {further !== undefined && <Text $size={15}>{further}</Text>}
      {costs.fee && <BothSides input={input} fee={costs.fee} />}
      <StepList
        label={formatMessage({ id: "tools.steps" })}
        steps={steps.map((step) => ({
          key: step.code,
          text: costStepSentence(step, texts),
          statutes: step.basis === undefined ? [] : [citeBasis(step.basis, language)],
        }))}
      />
      <Sources
        sources={[formatMessage({ id: "tools.costs.stampSource" }), ...(costs.fee ? [SERVICE_FEE_SOURCE] : [])]}
        checkedOn={SERVICE_FEE_CHECKED_ON}
      />
    </ResultCard>
  );
};
