import { extraCostName, servicePrice, withVat } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import { color, fontSize, Numeric, space } from "@legal/ui";
import { useFormat, useLanguage } from "@legal/web-kit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  row-gap: ${space(1.5)};
  padding: ${space(4)};
  border-radius: 10px;
  background: ${color.sunken};
  font-size: ${fontSize[15]};

  dt {
    color: ${color.muted};
  }
  dd {
    padding-inline-start: ${space(4)};
    text-align: end;
  }
  .total {
    padding-block-start: ${space(1.5)};
    border-top: 1px solid ${color.hairline};
    color: ${color.ink};
    font-weight: 650;
  }
`;

const Row = ({ name, total, children }: { name: string; total?: boolean; children: ReactNode }) => (
  <>
    <dt className={total ? "total" : undefined}>
      <FormattedMessage id={`chat.purchase.${name}`} />
    </dt>
    <dd className={total ? "total" : undefined}>{children}</dd>
  </>
);

const Amounts = ({ price }: { price: number }) => {
  const { won } = useFormat();
  const total = withVat(price);
  return (
    <>
      <Row name="net">
        <Numeric>{won(price)}</Numeric>
      </Row>
      <Row name="vat">
        <Numeric>{won(total - price)}</Numeric>
      </Row>
      <Row name="total" total>
        <Numeric>{won(total)}</Numeric>
      </Row>
    </>
  );
};

/** The case's number, and its price as it was at the purchase: supply price, tax and total. */
export const PurchasePrice = ({ room }: { room: ChatRoom }) => {
  const { language } = useLanguage();
  const { date } = useFormat();
  return (
    <List>
      {room.caseNumber && (
        <Row name="number">
          <Numeric>{room.caseNumber}</Numeric>
        </Row>
      )}
      <Row name="date">
        <Numeric>{date(room.createdAt)}</Numeric>
      </Row>
      <Row name="package">{room.packageType && <FormattedMessage id={`site.package.${room.packageType}`} />}</Row>
      {room.price === null ? (
        <Row name="total" total>
          <FormattedMessage id="site.byAgreement" />
        </Row>
      ) : (
        <Amounts price={room.price} />
      )}
      <Row name="extra">{extraCostName(servicePrice(room.serviceType).extra, language)}</Row>
    </List>
  );
};
