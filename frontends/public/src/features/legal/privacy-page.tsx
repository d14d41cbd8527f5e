import { useBusiness } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { LegalPage } from "./legal-page.tsx";
import { privacyPolicy } from "./privacy-policy.ts";

export const PrivacyPage = () => {
  const { formatMessage } = useIntl();
  return (
    <LegalPage
      document={privacyPolicy(useBusiness("ko"))}
      title={formatMessage({ id: "legal.privacy.title" })}
      description={formatMessage({ id: "legal.privacy.description" })}
    />
  );
};
