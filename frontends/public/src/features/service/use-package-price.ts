import { extraCostName, servicePrice, type PackageType, type ServiceId } from "@legal/catalog";
import { useFormat, useLanguage } from "@legal/web-kit";
import { useIntl } from "react-intl";

/** A package's price for reading; `byAgreement` when it is found together in the case room. */
export const usePackagePrice = (serviceId: ServiceId, packageType: PackageType) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { won } = useFormat();
  const { [packageType]: price, extra } = servicePrice(serviceId);
  const byAgreement = price === null;
  const vat = formatMessage({ id: byAgreement ? "service.price.agreementNote" : "site.vatExcluded" });
  const extraCost = extra && extraCostName(extra, language);
  return {
    byAgreement,
    amount: byAgreement ? formatMessage({ id: "site.byAgreement" }) : won(price),
    vat,
    extraCost,
    note: [vat, extraCost].filter(Boolean).join(" · "),
  };
};
