import { color, space, Stack, TARGET_SIZE, TextField } from "@legal/ui";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { WonField } from "../../../calculation/won-field.tsx";
import type { InterestFormProps } from "./interest-form-props.ts";
import { isFilled, PAYMENT_ROWS } from "./interest-inputs.ts";
import { NumberedRows } from "./numbered-rows.tsx";

const Details = styled.details`
  summary {
    min-height: ${TARGET_SIZE};
    padding-block: ${space(2.5)};
    color: ${color.accentText};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Payments = styled.fieldset`
  legend {
    margin-block-end: ${space(2)};
    padding: 0;
    font-weight: 600;
  }
`;

const hasPayment = (inputs: InterestFormProps["tool"]["inputs"]) => (number: number) =>
  isFilled(inputs, number, "paidOn", "paid");

/** Where one is filled in, or wrong though it is empty: the law may have no rate of that time. */
const isShown = ({ tool: { inputs }, errors }: InterestFormProps): boolean =>
  PAYMENT_ROWS.some(hasPayment(inputs)) ||
  ["costs", "lawsuitRate"].some((name) => inputs[name] !== "" || errors[name] !== undefined);

/** Opened by the reader, also before hydration, or by what is filled in; only the reader closes it. */
const useOpen = (shown: boolean) => {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(shown);
  useEffect(() => setOpen((before) => before || shown || details.current?.open === true), [shown]);
  return { ref: details, open, onToggle: () => setOpen(details.current?.open === true) };
};

/** What has been paid already, costs, and a rate that the court named. */
export const MoreFields = (props: InterestFormProps) => {
  const { tool, errors } = props;
  const { formatMessage } = useIntl();
  const { inputs } = tool;
  return (
    <Details {...useOpen(isShown(props))}>
      <summary>
        <FormattedMessage id="tools.interest.more" />
      </summary>
      <Stack $gap={5}>
        <Payments>
          <legend>
            <FormattedMessage id="tools.interest.payments" />
          </legend>
          <NumberedRows
            numbers={PAYMENT_ROWS}
            isFilled={hasPayment(inputs)}
            addLabel={formatMessage({ id: "tools.interest.addPayment" })}
          >
            {(number) => (
              <>
                <TextField
                  {...tool.dateField(`paidOn${number}`)}
                  label={formatMessage({ id: "tools.interest.paidOn" }, { number })}
                  error={errors[`paidOn${number}`]}
                />
                <WonField
                  {...tool.field(`paid${number}`)}
                  label={formatMessage({ id: "tools.interest.paid" }, { number })}
                  error={errors[`paid${number}`]}
                />
              </>
            )}
          </NumberedRows>
        </Payments>
        <WonField
          {...tool.field("costs")}
          label={formatMessage({ id: "tools.interest.costs" })}
          hint={formatMessage({ id: "tools.interest.costsHint" })}
          error={errors["costs"]}
        />
        <TextField
          {...tool.field("lawsuitRate")}
          label={formatMessage({ id: "tools.interest.lawsuitRate" })}
          inputMode="decimal"
          hint={formatMessage({ id: "tools.interest.lawsuitRateHint" })}
          error={errors["lawsuitRate"]}
        />
      </Stack>
    </Details>
  );
};
