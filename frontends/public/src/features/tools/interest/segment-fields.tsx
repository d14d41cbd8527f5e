import { TextField } from "@legal/ui";
import { useIntl } from "react-intl";
import type { InterestFormProps } from "./interest-form-props.ts";
import { isFilled, SEGMENT_ROWS } from "./interest-inputs.ts";
import { NumberedRows } from "./numbered-rows.tsx";

/** Spans with a rate each, as a judgment names them. */
export const SegmentFields = ({ tool, errors }: InterestFormProps) => {
  const { formatMessage } = useIntl();
  return (
    <NumberedRows
      numbers={SEGMENT_ROWS}
      isFilled={(number) => isFilled(tool.inputs, number, "from", "to", "rate")}
      addLabel={formatMessage({ id: "tools.interest.addSegment" })}
    >
      {(number) => (
        <>
          {(["from", "to"] as const).map((end) => (
            <TextField
              key={end}
              {...tool.dateField(`${end}${number}`)}
              label={formatMessage({ id: `tools.interest.${end}` }, { number })}
              error={errors[`${end}${number}`]}
            />
          ))}
          <TextField
            {...tool.field(`rate${number}`)}
            label={formatMessage({ id: "tools.interest.rateOf" }, { number })}
            inputMode="decimal"
            error={errors[`rate${number}`]}
          />
        </>
      )}
    </NumberedRows>
  );
};
