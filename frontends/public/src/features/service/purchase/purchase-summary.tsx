import type { PackageType, ServiceId } from "@legal/catalog";
import { color, fontSize, space } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { usePackagePrice } from "../packages/use-package-price.ts";

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
  strong + span {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize[15]};
  }
`;

interface PurchaseSummaryProps {
  service: string;
  serviceId: ServiceId;
  packageType: PackageType;
}

export const PurchaseSummary = ({ service, serviceId, packageType }: PurchaseSummaryProps) => {
  const { amount, vat, extraCost, byAgreement } = usePackagePrice(serviceId, packageType);
  const price = (
    <>
      <strong>{amount}</strong> {!byAgreement && <span>{vat}</span>}
    </>
  );
  const rows = [
    { id: "service", value: service },
    { id: "price", value: price },
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
