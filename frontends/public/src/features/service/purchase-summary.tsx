import type { PackageType, ServiceId } from "@legal/catalog";
import { color, space } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { usePackagePrice } from "./use-package-price.ts";

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};

  dt {
    color: ${color.muted};
  }
  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

interface PurchaseSummaryProps {
  service: string;
  serviceId: ServiceId;
  packageType: PackageType;
}

export const PurchaseSummary = ({ service, serviceId, packageType }: PurchaseSummaryProps) => {
  const { amount, vat, extraCost, byAgreement } = usePackagePrice(serviceId, packageType);
  const rows = [
    { id: "service", value: service },
    { id: "price", value: <strong>{byAgreement ? amount : `${amount} (${vat})`}</strong> },
    { id: "extra", value: extraCost },
  ];
  return (
    <List aria-live="polite">
      {rows.map(({ id, value }) => [
        <dt key={`${id}-name`}>
          <FormattedMessage id={`service.buy.${id}`} />
        </dt>,
        <dd key={`${id}-value`}>{value}</dd>,
      ])}
    </List>
  );
};
