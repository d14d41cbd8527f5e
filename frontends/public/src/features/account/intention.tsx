import { extraCostName, packageContent, serviceName, servicePrice } from "@legal/catalog";
import { Notice, SEPARATOR } from "@legal/ui";
import { useFormat, useLanguage } from "@legal/web-kit";
import { intentOf, type Intent } from "../../intent-of.ts";
import { FormattedMessage, useIntl } from "react-intl";

const Purchase = ({ serviceId, packageType }: Extract<Intent, { kind: "buy" }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const format = useFormat();
  const { [packageType]: price, extra } = servicePrice(serviceId);
  return (
    <Notice
      tone="info"
      title={`${serviceName(serviceId, language)}${SEPARATOR}${packageContent(packageType, language).name}`}
    >
      {price === null ? formatMessage({ id: "site.byAgreement" }) : format.price(price)}
      <br />
      {extraCostName(extra, language)}
      <br />
      <FormattedMessage id="account.intent.buy" />
    </Notice>
  );
};

/** What goes on after the login. */
export const Intention = ({ next }: { next: string | null }) => {
  const { formatMessage } = useIntl();
  const intent = intentOf(next);
  if (intent?.kind === "buy") return <Purchase {...intent} />;
  return intent ? (
    <Notice tone="info" title={formatMessage({ id: "site.consult" })}>
      <FormattedMessage id="account.intent.ask" />
    </Notice>
  ) : null;
};
