import type { CourtCosts, StampDocument } from "@legal/legal-rules/court-costs";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { readWon } from "@legal/i18n";
import { courtNote, documentName, errorSentence } from "@legal/legal-rules/texts";
import { Card, Heading, Stack, Text, useEarlyInput } from "@legal/ui";
import { paths, TextLink, useFormat } from "@legal/web-kit";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Answer } from "../../../calculation/answer.tsx";
import { CalculationTexts, useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { courtCostsOf, needsAmount } from "../../../calculation/court-costs-of.ts";
import { ChoiceField } from "../../../calculation/choice-field.tsx";
import { WonField } from "../../../calculation/won-field.tsx";

export interface CostEstimateProps {
  /** One of them is filed, the likeliest first. */
  documents: readonly StampDocument[];
}

const Costs = ({ costs: { stamp, fee, total } }: { costs: CourtCosts }) => {
  const format = useFormat();
  const texts = useCalculationTexts();
  return (
    <>
      <Text as="span" $size={22} $strong>
        {format.won(total)}
      </Text>
      <Text as="span" $size={15}>
        <FormattedMessage
          id="tools.box.costsText"
          values={{ stamp: format.won(stamp.amount), fee: format.won(fee?.total ?? 0) }}
        />{" "}
        {courtNote(texts)}
      </Text>
    </>
  );
};

const Estimate = ({ documents }: CostEstimateProps) => {
  const { formatMessage } = useIntl();
  const texts = useCalculationTexts();
  const titleId = useId();
  const today = useSeoulToday();
  const [document, setDocument] = useState(documents[0]);
  const documentField = useEarlyInput<HTMLSelectElement>(document ?? "", (early) =>
    setDocument(early as StampDocument),
  );
  const [amount, setAmount] = useState("");
  const field = useEarlyInput<HTMLInputElement>(amount, setAmount);
  if (document === undefined) return null;
  const asksAmount = needsAmount(document);
  const { value, error } =
    asksAmount && amount === ""
      ? {}
      : courtCostsOf({
          document,
          filing: "electronic",
          filedOn: today,
          parties: { applicants: 1, respondents: 1 },
          ...(asksAmount && { claim: readWon(amount) }),
        });
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $gap={4}>
        <Heading level={2} size={18} id={titleId}>
          <FormattedMessage id="tools.box.costs" />
        </Heading>
        {documents.length > 1 && (
          <ChoiceField
            ref={documentField}
            label={formatMessage({ id: "tools.costs.document" })}
            value={document}
            options={documents.map((id) => ({ value: id, label: documentName(id, texts) }))}
            onChange={({ target }) => setDocument(target.value as StampDocument)}
          />
        )}
        {asksAmount && (
          <WonField
            ref={field}
            name="amount"
            label={formatMessage({ id: "tools.costs.amount" })}
            hint={formatMessage({ id: "tools.wonHint" })}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            error={error && errorSentence(error, texts)}
          />
        )}
        <Answer>{value && <Costs costs={value} />}</Answer>
        <p>
          <TextLink to={paths.tool("court-costs", { document, amount: asksAmount && value ? amount : undefined })}>
            <FormattedMessage id="tools.box.more" />
          </TextLink>
        </p>
      </Stack>
    </Card>
  );
};

/** What the court charges for the paper of this service: one party on each side, filed electronically. */
export const CostEstimate = (props: CostEstimateProps) => (
  <CalculationTexts>
    <Estimate {...props} />
  </CalculationTexts>
);
