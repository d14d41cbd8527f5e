import { PACKAGE_TYPES, packageContent, type PackageType, type ServiceId } from "@legal/catalog";
import { color, media, space, VisuallyHidden } from "@legal/ui";
import { useLanguage } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { BuyButton } from "./buy-button.tsx";
import { usePackagePrice } from "./use-package-price.ts";
import { PriceCard } from "./price-card.tsx";

const Root = styled.aside`
  display: grid;
  gap: ${space(4)};
  align-content: start;

  /* On low screens the buttons at the lower end stay in sight, on high ones both cards do. */
  ${media.desk} {
    position: sticky;
    inset-block-end: ${space(4)};
    align-self: end;

    @media (min-height: 880px) {
      inset-block: ${space(21)} auto;
      align-self: start;
    }
  }
`;

const Summary = styled.span`
  display: block;
  margin-block-start: ${space(2)};
  color: ${color.ink};
`;

interface PackagesProps {
  serviceId: ServiceId;
  onBuy: (packageType: PackageType) => void;
}

const PackageCard = ({ serviceId, packageType, onBuy }: PackagesProps & { packageType: PackageType }) => {
  const { language } = useLanguage();
  const { amount, note, byAgreement } = usePackagePrice(serviceId, packageType);
  const { name, summary, items } = packageContent(packageType, language);
  return (
    <PriceCard
      name={name}
      amount={amount}
      note={
        <>
          {note}
          <Summary>{summary}</Summary>
        </>
      }
      features={items}
      featured={packageType === "standard"}
      action={
        <BuyButton
          serviceId={serviceId}
          packageType={packageType}
          variant={packageType === "standard" ? "accent" : "quiet"}
          onBuy={onBuy}
        >
          <FormattedMessage id={byAgreement ? "service.price.start" : "service.price.buy"} values={{ package: name }} />
        </BuyButton>
      }
    />
  );
};

/** Both packages with price, what is in them and what comes on top. */
export const Packages = (props: PackagesProps) => (
  <Root id="packages" aria-labelledby="packages-title">
    <VisuallyHidden as="h2" id="packages-title">
      <FormattedMessage id="service.section.packages" />
    </VisuallyHidden>
    {PACKAGE_TYPES.map((packageType) => (
      <PackageCard key={packageType} packageType={packageType} {...props} />
    ))}
  </Root>
);
