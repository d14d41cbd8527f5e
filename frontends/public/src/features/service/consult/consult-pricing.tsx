import { PACKAGE_TYPES, packageContent, type PackageType, type ServiceId } from "@legal/catalog";
import { color, fontSize, Grid, Heading, radius, space, Stack, Text } from "@legal/ui";
import { useLanguage, useSession } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { BuyButton } from "../packages/buy-button.tsx";
import { usePackagePrice } from "../packages/use-package-price.ts";

const Root = styled.section`
  padding: ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Price = styled.p`
  font-size: ${fontSize[15]};

  strong {
    display: block;
    font-size: ${fontSize[18]};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
`;

interface ConsultPricingProps {
  serviceId: ServiceId;
  onBuy: (packageType: PackageType) => void;
}

const Option = ({ serviceId, packageType, onBuy }: ConsultPricingProps & { packageType: PackageType }) => {
  const { language } = useLanguage();
  const { amount, note, byAgreement } = usePackagePrice(serviceId, packageType);
  const { name } = packageContent(packageType, language);
  return (
    <Stack $gap={2}>
      <Price>
        {name}
        <strong>{amount}</strong>
        <small>{note}</small>
      </Price>
      <BuyButton
        serviceId={serviceId}
        packageType={packageType}
        variant={packageType === "standard" ? "accent" : "quiet"}
        onBuy={onBuy}
      >
        <FormattedMessage id={byAgreement ? "service.price.start" : "service.price.buy"} values={{ package: name }} />
      </BuyButton>
    </Stack>
  );
};

/** The packages, once the conversation is long enough to choose one. */
export const ConsultPricing = (props: ConsultPricingProps) => {
  const { user } = useSession();
  return (
    <Root aria-labelledby="consult-pricing">
      <Stack $gap={3}>
        <div>
          <Heading level={3} size={16} id="consult-pricing">
            <FormattedMessage id="ai.consult.pricing" />
          </Heading>
          <Text $size={15} $tone="muted">
            <FormattedMessage id={user ? "ai.consult.pricing.text" : "ai.consult.pricing.text.visitor"} />
          </Text>
        </div>
        <Grid $min="200px" $gap={4}>
          {PACKAGE_TYPES.map((packageType) => (
            <Option key={packageType} packageType={packageType} {...props} />
          ))}
        </Grid>
      </Stack>
    </Root>
  );
};
