import { extraCostName, servicePrice } from "@legal/catalog";
import type { GuidanceStep } from "@legal/contracts";
import { color, Numeric, space, Text } from "@legal/ui";
import { useFormat, useLanguage } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Costs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: baseline;

  strong {
    color: ${color.accentText};
    font-weight: 650;
  }
`;

/** What a step costs in total; without an amount, the package, and what comes on top. */
export const StepCosts = ({ step }: { step: GuidanceStep }) => {
  const { language } = useLanguage();
  const { won } = useFormat();
  const { serviceId, price, courtCosts } = step;
  const extra = extraCostName(servicePrice(serviceId).extra, language);
  if (price === null) {
    return (
      <Costs>
        <strong>
          <FormattedMessage id="site.byAgreement" />
        </strong>
        <Text as="span" $size={13} $tone="muted">
          {extra}
        </Text>
      </Costs>
    );
  }
  const total = won(price + (courtCosts ?? 0));
  return (
    <Costs>
      <Numeric as="strong">
        <FormattedMessage id="ai.guidance.total" values={{ total }} />
      </Numeric>
      <Text as="span" $size={13} $tone="muted">
        {courtCosts === null ? (
          <FormattedMessage id="ai.guidance.withVat" values={{ extra }} />
        ) : (
          <FormattedMessage id="ai.guidance.parts" values={{ price: won(price), courtCosts: won(courtCosts) }} />
        )}
      </Text>
    </Costs>
  );
};
