import { packageContent, type PackageType, type ServiceId } from "@legal/catalog";
import { color, fontSize, layer, media, shadow, space } from "@legal/ui";
import { useLanguage } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { BuyButton } from "./buy-button.tsx";
import { usePackagePrice } from "./use-package-price.ts";

const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.floating};
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  margin-block: ${space(10)} ${space(-10)};
  padding: ${space(3)} ${space(5)};
  padding-block-end: max(${space(3)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.hairline};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  /* What gets the focus stays above the bar. */
  :root:has(&) {
    scroll-padding-block-end: ${space(36)};
  }
  ${media.low} {
    position: static;

    :root:has(&) {
      scroll-padding-block-end: 0;
    }
  }
  ${media.desk} {
    display: none;

    :root:has(&) {
      scroll-padding-block-end: 0;
    }
  }
  & > :last-child {
    flex: none;
    width: auto;
  }
`;

const Price = styled.p`
  min-width: 0;
  line-height: 1.35;

  strong {
    display: block;
    font-size: ${fontSize[18]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
`;

interface BuyBarProps {
  serviceId: ServiceId;
  onBuy: (packageType: PackageType) => void;
}

/** On a phone the price and the action stay in sight; the other package is one press further, in the dialog. */
export const BuyBar = ({ serviceId, onBuy }: BuyBarProps) => {
  const { language } = useLanguage();
  const { amount, vat, extraCost, byAgreement } = usePackagePrice(serviceId, "standard");
  return (
    <Root>
      <Price>
        <small>{packageContent("standard", language).name}</small>
        <strong>{amount}</strong>
        <small>{vat}</small>
        <small>{extraCost}</small>
      </Price>
      <BuyButton serviceId={serviceId} packageType="standard" variant="accent" onBuy={onBuy}>
        <FormattedMessage id={byAgreement ? "service.buy.confirmAgreement" : "service.bar.buy"} />
      </BuyButton>
    </Root>
  );
};
