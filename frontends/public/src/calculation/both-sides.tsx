import type { CourtCostsInput, ServiceFee } from "@legal/legal-rules/court-costs";
import { Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { feeOfBothSides } from "./court-costs-of.ts";

/** Courts may ask for the service fee of both sides where only one is counted. */
export const BothSides = ({ input, fee }: { input: CourtCostsInput; fee: ServiceFee }) => {
  const format = useFormat();
  const both = feeOfBothSides(input, fee);
  return input.filing === "electronic" && both !== undefined ? (
    <Text as="span" $size={15}>
      <FormattedMessage id="tools.costs.bothSides" values={{ fee: format.won(fee.total), both: format.won(both) }} />
    </Text>
  ) : null;
};
