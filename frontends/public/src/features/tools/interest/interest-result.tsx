import { RATES_CHECKED_ON, type InterestRow } from "@legal/legal-rules/interest";
import { courtNote } from "@legal/legal-rules/texts";
import { Heading, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { ResultCard } from "../page/result-card.tsx";
import { Sources } from "../page/sources.tsx";
import { SumTable } from "../page/sum-table.tsx";
import type { Claim, InterestInputs } from "./interest-inputs.ts";

interface InterestResultProps {
  inputs: InterestInputs;
  /** Absent while something is missing or wrong. */
  claim: Claim | undefined;
  isWrong: boolean;
  shared: Record<string, string>;
}

/** The statutes that rates, counting and the order of payments rest on. */
const SOURCES = ["interest", "rates", "payments"] as const;

/** Each span on its own line, with its days over its denominator. */
const useRowLines = () => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (rows: readonly InterestRow[]) =>
    rows.map(({ from, to, ratePercent, years, days, denominator, amount }) => ({
      key: from,
      name: `${format.calendarDate(from)} – ${format.calendarDate(to)}`,
      note: formatMessage({ id: "tools.interest.row" }, { rate: ratePercent, years, days, denominator }),
      amount: format.won(amount),
    }));
};

const Payments = ({ payments }: Pick<Claim, "payments">) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const rows = payments.map(({ date, amount, toCosts, toInterest, toPrincipal, unapplied }, index) => ({
    key: `${index} ${date}`,
    name: format.calendarDate(date),
    note: formatMessage(
      { id: unapplied > 0 ? "tools.interest.appliedOver" : "tools.interest.applied" },
      {
        costs: format.won(toCosts),
        interest: format.won(toInterest),
        principal: format.won(toPrincipal),
        over: format.won(unapplied),
      },
    ),
    amount: format.won(amount),
  }));
  return (
    <Stack $gap={1}>
      <Heading level={3} size={15}>
        <FormattedMessage id="tools.interest.payments" />
      </Heading>
      <SumTable label={formatMessage({ id: "tools.interest.payments" })} rows={rows} />
    </Stack>
  );
};

/** What is owed, span by span, and what it rests on. */
export const InterestResult = ({ inputs, claim, isWrong, shared }: InterestResultProps) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const texts = useCalculationTexts();
  const linesOf = useRowLines();
  const missing = <FormattedMessage id={isWrong ? "tools.wrong" : "tools.interest.missing"} />;
  if (!claim) return <ResultCard missing={missing} inputs={shared} />;

  const sum = (part: "costs" | "interest" | "principal" | "total") => ({
    key: part,
    name: formatMessage({ id: `tools.interest.sum.${part}` }),
    amount: format.won(claim[part]),
  });
  const lines = linesOf(claim.rows);
  const sums = [sum("principal"), sum("interest"), ...(claim.costs > 0 ? [sum("costs")] : []), sum("total")];
  const convention = formatMessage(
    { id: "tools.interest.counted" },
    { convention: formatMessage({ id: `tools.interest.convention.${inputs["convention"]}` }) },
  );
  const text = [
    ...lines.map(({ name, note, amount }) => `${name}, ${note}: ${amount}`),
    ...sums.map(({ name, amount }) => `${name}: ${amount}`),
    convention,
    courtNote(texts),
  ];
  return (
    <ResultCard
      missing={missing}
      inputs={shared}
      text={text.join("\n")}
      headline={
        <>
          <Text as="span">{formatMessage({ id: "tools.interest.sum.total" })}</Text>
          <strong>{format.won(claim.total)}</strong>
          <Text as="span" $tone="muted">
            <FormattedMessage id="tools.interest.ofIt" values={{ interest: format.won(claim.interest) }} />
          </Text>
        </>
      }
    >
      <Stack $gap={1}>
        <Heading level={3} size={15}>
          <FormattedMessage id="tools.interest.rows" />
        </Heading>
        <SumTable label={formatMessage({ id: "tools.interest.rows" })} rows={lines} />
      </Stack>
      {claim.payments.length > 0 && <Payments payments={claim.payments} />}
      <SumTable summed label={formatMessage({ id: "tools.interest.sum.total" })} rows={sums} />
      <Text $size={15}>{convention}</Text>
      {claim.raisedTo !== undefined && (
        <Text $size={15}>
          <FormattedMessage id="tools.interest.goodGrounds" values={{ rate: claim.raisedTo }} />
        </Text>
      )}
      <Sources
        sources={SOURCES.map((source) => formatMessage({ id: `tools.interest.source.${source}` }))}
        checkedOn={RATES_CHECKED_ON}
      />
    </ResultCard>
  );
};
