import { SEPARATOR } from "@legal/ui";
import { extraCostName, servicePrice, withVat, type PackageType, type ServiceId } from "@legal/catalog";
import { useFormat, useLanguage } from "@legal/web-kit";
import { useIntl } from "react-intl";

/** A package's price for reading, the total with VAT first; `byAgreement` when it is quoted in the case room. */
export const usePackagePrice = (serviceId: ServiceId, packageType: PackageType) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { won } = useFormat();
  const { [packageType]: price, extra } = servicePrice(serviceId);
  const byAgreement = price === null;
  const vat = byAgreement
    ? formatMessage({ id: "service.price.agreementNote" })
    : `${formatMessage({ id: "site.vatIncluded" })}${SEPARATOR}${formatMessage({ id: "service.price.net" }, { amount: won(price) })}`;
  const extraCost = extraCostName(extra, language);
  return {
    byAgreement,
    amount: byAgreement ? formatMessage({ id: "site.byAgreement" }) : won(withVat(price)),
    vat,
    extraCost,
    note: `${vat}${SEPARATOR}${extraCost}`,
  };
};
