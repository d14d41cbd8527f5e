import { extraCostName, isServiceId, servicePrice, withVat } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import { SEPARATOR, Text } from "@legal/ui";
import { useFormat, useLanguage } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** The package and what it costs, the total first, and what is paid on top. */
export const CasePrice = ({ room: { serviceType, packageType, price } }: { room: ChatRoom }) => {
  const { language } = useLanguage();
  const { won } = useFormat();
  return (
    <>
      <div>
        {packageType && <FormattedMessage id={`site.package.${packageType}`} />}
        {SEPARATOR}
        {price === null ? <FormattedMessage id="site.byAgreement" /> : <strong>{won(withVat(price))}</strong>}
      </div>
      {price !== null && (
        <Text $size={13} $tone="muted">
          <FormattedMessage id="chat.case.vatIncluded" values={{ net: won(price), vat: won(withVat(price) - price) }} />
        </Text>
      )}
      {isServiceId(serviceType) && (
        <Text $size={13} $tone="muted">
          {extraCostName(servicePrice(serviceType).extra, language)}
        </Text>
      )}
    </>
  );
};
