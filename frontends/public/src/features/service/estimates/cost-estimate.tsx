import {
  countedIn,
  peopleOf,
  SERVICE_FEE_CHECKED_ON,
  USUAL_COUNTS,
  type ClaimBasis,
  type CourtCosts,
  type CourtCostsInput,
  type StampDocument,
} from "@legal/legal-rules/court-costs";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { readWon } from "@legal/i18n";
import { courtNote, documentName, errorSentence, furtherCostsNote } from "@legal/legal-rules/texts";
import { Card, Heading, Stack, Text, useEarlyInput } from "@legal/ui";
import { paths, TextLink, useFormat } from "@legal/web-kit";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Answer } from "../../../calculation/answer.tsx";
import { BothSides } from "../../../calculation/both-sides.tsx";
import { CalculationTexts, useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { CheckedOn } from "../../../calculation/checked-on.tsx";
import { courtCostsOf, needsAmount } from "../../../calculation/court-costs-of.ts";
import { ChoiceField } from "../../../calculation/choice-field.tsx";
import { WonField } from "../../../calculation/won-field.tsx";

export interface CostEstimateProps {
  /** One of them is filed, the likeliest first. */
  documents: readonly StampDocument[];
}

/** An authority's decision is often about no amount: where none is typed, it is taken for one. */
const WITHOUT_AMOUNT: ClaimBasis = "not-assessable";
const mayLackAmount = (document: StampDocument): boolean => document === "admin-first";

const claimOf = (document: StampDocument, amount: string): Pick<CourtCostsInput, "claim" | "claimBasis"> => {
  if (!needsAmount(document)) return {};
  return amount === "" ? { claimBasis: WITHOUT_AMOUNT } : { claim: readWon(amount) };
};

/** A usual case; undefined while its amount is still to be typed. */
const inputOf = (document: StampDocument, amount: string, filedOn: string): CourtCostsInput | undefined =>
  needsAmount(document) && amount === "" && !mayLackAmount(document)
    ? undefined
    : {
        document,
        filing: "electronic",
        filedOn,
        ...peopleOf(document, USUAL_COUNTS),
        ...claimOf(document, amount),
      };

const Costs = ({ input, costs: { stamp, fee, total } }: { input: CourtCostsInput; costs: CourtCosts }) => {
  const format = useFormat();
  const texts = useCalculationTexts();
  const { document } = input;
  const further = furtherCostsNote(document, texts);
  return (
    <>
      <Text as="span" $size={22} $strong>
        {format.won(total)}
      </Text>
      <Text as="span" $size={15}>
        <FormattedMessage
          id={`tools.box.costsText.${countedIn(document) ?? "parties"}`}
          values={{
            stamp: format.won(stamp.amount),
            fee: format.won(fee?.total ?? 0),
            count: USUAL_COUNTS.interested,
          }}
        />{" "}
        {courtNote(texts)}
      </Text>
      {fee && <BothSides input={input} fee={fee} />}
      {further !== undefined && (
        <Text as="span" $size={15}>
          {further}
        </Text>
      )}
      <Text as="span" $size={13} $tone="muted">
        <CheckedOn date={SERVICE_FEE_CHECKED_ON} />
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
  const mayBeEmpty = mayLackAmount(document);
  const input = inputOf(document, amount, today);
  const { value, error } = input ? courtCostsOf(input) : {};
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
        {needsAmount(document) && (
          <WonField
            ref={field}
            name="amount"
            label={formatMessage({ id: "tools.costs.amount" })}
            {...(mayBeEmpty && { labelNote: formatMessage({ id: "site.optional" }) })}
            hint={formatMessage({ id: mayBeEmpty ? "tools.box.noAmount" : "tools.wonHint" })}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            error={error && errorSentence(error, texts)}
          />
        )}
        <Answer>{input && value && <Costs input={input} costs={value} />}</Answer>
        <p>
          <TextLink
            to={paths.tool("court-costs", {
              document,
              basis: input?.claimBasis,
              amount: value && input?.claim !== undefined ? amount : undefined,
            })}
          >
            <FormattedMessage id="tools.box.more" />
          </TextLink>
        </p>
      </Stack>
    </Card>
  );
};

/** What the court charges for the paper of this service in a usual case, filed electronically. */
export const CostEstimate = (props: CostEstimateProps) => (
  <CalculationTexts>
    <Estimate {...props} />
  </CalculationTexts>
);
